// Served by the preview alone: loads the page again when a save has changed the site, and keeps
// the place; a switch narrows the page to the width of a phone.
(function () {
  'use strict';
  var place = 'plateau-preview-place';
  var saved = sessionStorage.getItem(place);
  if (saved) {
    sessionStorage.removeItem(place);
    window.scrollTo(0, Number(saved));
  }
  new EventSource('/events').addEventListener('reload', function () {
    sessionStorage.setItem(place, String(window.scrollY));
    location.reload();
  });
  if (window.self === window.top) {
    var bar = document.createElement('p');
    bar.setAttribute('style', 'position:fixed;right:1rem;bottom:1rem;margin:0;padding:.25rem .75rem;' +
      'background:#111;color:#fff;font:14px sans-serif;z-index:9');
    var width = document.createElement('a');
    width.href = '#';
    width.style.color = '#fff';
    width.textContent = '↔';
    width.addEventListener('click', function (event) {
      event.preventDefault();
      document.body.innerHTML = '<iframe style="width:390px;height:100vh;border:1px solid;display:block;' +
        'margin:0 auto"></iframe>';
      document.querySelector('iframe').src = location.href;
    });
    bar.appendChild(document.createTextNode('Preview · not published '));
    bar.appendChild(width);
    document.body.appendChild(bar);
  }
}());
