// Sets the reader's choice of colours before the first paint; everything else waits for plateau.js.
(function () {
  "use strict";
  try {
    var chosen = localStorage.getItem("plateau-theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch (refused) {
    // a browser may refuse storage; then the system's choice stands
  }
})();
