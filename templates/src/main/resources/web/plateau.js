// Comfort for pages that work without it: theme, menu and rail, evidence panel, contact sheets, read-out, search.
// No dependencies, no inline code; words come from the page. Each part looks for its own markup and leaves others alone.
(function () {
  "use strict";
  var SVG = "http://www.w3.org/2000/svg";
  var lang = document.documentElement.lang || "en";

  function all(selector, root) { return Array.prototype.slice.call((root || document).querySelectorAll(selector)); }
  function one(selector, root) { return (root || document).querySelector(selector); }
  function on(target, type, act) { target.addEventListener(type, act); }
  function make(name, attributes, text) {
    var node = document.createElementNS(SVG, name);
    Object.keys(attributes || {}).forEach(function (key) { node.setAttribute(key, attributes[key]); });
    if (text !== undefined) node.textContent = text;
    return node;
  }
  function load(src, then) {
    var script = document.createElement("script");
    script.src = src;
    on(script, "load", then);
    document.head.appendChild(script);
  }

  // ---- theme ----
  function themes() {
    var box = one(".themes");
    if (!box) return;
    box.hidden = false;
    var buttons = all("[data-theme-choice]", box);
    function show() {
      var current = document.documentElement.dataset.theme || "auto";
      buttons.forEach(function (b) { b.setAttribute("aria-pressed", String(b.dataset.themeChoice === current)); });
    }
    buttons.forEach(function (button) {
      on(button, "click", function () {
        var choice = button.dataset.themeChoice;
        if (choice === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = choice;
        try { localStorage.setItem("plateau-theme", choice); } catch (refused) { /* the choice lasts for this page */ }
        show();
      });
    });
    show();
  }

  // ---- contents: closed on a phone, the section in view marked ----
  function rail() {
    var nav = one(".rail");
    if (!nav) return;
    var details = one("details", nav);
    var narrow = matchMedia("(max-width: 1000px)");
    function fold() { details.open = !narrow.matches; }
    fold();
    on(narrow, "change", fold);
    var links = all("a[href^='#']", nav);
    links.forEach(function (a) { on(a, "click", function () { if (narrow.matches) details.open = false; }); });
    var targets = links.map(function (a) { return document.getElementById(decodeURIComponent(a.hash.slice(1))); });
    function mark() {
      var current = -1;
      targets.forEach(function (t, i) { if (t && t.getBoundingClientRect().top < innerHeight * 0.35) current = i; });
      links.forEach(function (a, i) {
        if (i === current) a.setAttribute("aria-current", "true"); else a.removeAttribute("aria-current");
      });
    }
    var waiting = false;
    on(window, "scroll", function () {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(function () { waiting = false; mark(); });
    });
    mark();
  }

  // ---- menu: one open thing at a time ----
  function menu() {
    all("details.menu").forEach(function (details) {
      on(document, "click", function (event) { if (!details.contains(event.target)) details.open = false; });
      on(details, "keydown", function (event) {
        if (event.key === "Escape" && details.open) { details.open = false; one("summary", details).focus(); }
      });
    });
  }

  // ---- evidence ----
  function evidence() {
    var panel = one("#evidence-panel");
    if (!panel || !panel.show) return;
    var opener = null;
    function close() {
      if (panel.open) panel.close();
    }
    on(panel, "close", function () {
      if (!opener) return;
      opener.setAttribute("aria-expanded", "false");
      opener.focus({ preventScroll: true });
      opener = null;
    });
    on(document, "keydown", function (event) { if (event.key === "Escape" && panel.open) { event.preventDefault(); close(); } });
    on(document, "click", function (event) {
      if (panel.open && !panel.contains(event.target) && !(event.target.closest && event.target.closest(".fig, .fig-link"))) close();
    });
    function fill(chain) {
      panel.textContent = "";
      var head = document.createElement("header");
      head.appendChild(one("template", chain).content.cloneNode(true));
      var shut = document.createElement("button");
      shut.type = "button";
      shut.className = "close";
      shut.textContent = "×";
      shut.setAttribute("aria-label", panel.dataset.close);
      on(shut, "click", close);
      head.appendChild(shut);
      panel.appendChild(head);
      var copy = chain.cloneNode(true);
      copy.removeAttribute("id");
      one("template", copy).remove();
      panel.appendChild(copy);
    }
    function place(link) {
      if (matchMedia("(max-width: 640px)").matches) { panel.style.top = ""; panel.style.right = ""; return; }
      var frame = panel.offsetParent || document.body;
      var anchor = (link.closest("p, figure, .tile, tr, li, dd") || link).getBoundingClientRect();
      var edge = frame.getBoundingClientRect();
      panel.style.top = Math.max(0, anchor.top - edge.top - 16) + "px";
      panel.style.right = Math.max(8, parseFloat(getComputedStyle(frame).paddingRight) - 10) + "px";
      // never over the figure that was asked about
      var box = panel.getBoundingClientRect(), at = link.getBoundingClientRect();
      if (at.right > box.left - 8) panel.style.top = (at.bottom - edge.top + 10) + "px";
    }
    all("a.fig, a.fig-link").forEach(function (link) {
      var chain = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!chain) return;
      link.setAttribute("aria-expanded", "false");
      link.setAttribute("aria-controls", "evidence-panel");
      on(link, "keydown", function (event) { if (event.key === " ") { event.preventDefault(); link.click(); } });
      on(link, "click", function (event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (opener === link) { close(); return; }
        if (opener) { opener.setAttribute("aria-expanded", "false"); opener = null; }
        if (panel.open) panel.close();
        fill(chain);
        opener = link;
        link.setAttribute("aria-expanded", "true");
        if (matchMedia("(max-width: 640px)").matches) panel.showModal(); else panel.show();
        place(link);
        one(".close", panel).focus({ preventScroll: true });
      });
    });
  }
  // a link to a row opens it, in browsers that do not by themselves
  function reveal() {
    var target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (var node = target; node; node = node.parentElement) if (node.localName === "details") node.open = true;
    if (target) target.scrollIntoView();
  }

  // ---- decks: the contact sheet or the controls choose the one chart that is shown ----
  function decks() {
    all(".deck-frame").forEach(function (frame) {
      var deck = one(".deck", frame);
      var entries = all("details", deck).filter(function (d) { return d.parentNode === deck; });
      var cells = all(".sheet .cell", frame);
      var controls = all("[data-control]", frame);
      if (entries.length < 2) return;
      deck.classList.add("chosen");
      all(".controls", frame).forEach(function (c) { c.hidden = false; });
      function id(entry) { return one(".chart", entry).id; }
      function choices(entry) { return entry.dataset.choices ? entry.dataset.choices.split(" ") : []; }
      function shown() { return entries.filter(function (e) { return e.open; })[0] || entries[0]; }
      function wanted(control, key) {
        var now = choices(shown()).slice();
        now[control] = key;
        return entries.filter(function (e) { return choices(e).join(" ") === now.join(" "); })[0];
      }
      function show(entry) {
        entries.forEach(function (e) { e.open = e === entry; });
        cells.forEach(function (c) {
          if (c.hash === "#" + id(entry)) c.setAttribute("aria-current", "true"); else c.removeAttribute("aria-current");
        });
        var now = choices(entry);
        controls.forEach(function (group) {
          var index = Number(group.dataset.control);
          all("[data-choice]", group).forEach(function (item) {
            if (item.dataset.choice === now[index]) item.setAttribute("aria-current", "true"); else item.removeAttribute("aria-current");
            if (!item.title) {
              if (wanted(index, item.dataset.choice)) item.removeAttribute("aria-disabled"); else item.setAttribute("aria-disabled", "true");
            }
            item.tabIndex = 0;
            item.setAttribute("role", "button");
          });
        });
      }
      function choose(entry) {
        show(entry);
        history.replaceState(null, "", "#" + id(entry));
      }
      cells.forEach(function (cell) {
        on(cell, "click", function (event) {
          var entry = entries.filter(function (e) { return "#" + id(e) === cell.hash; })[0];
          if (!entry) return;
          event.preventDefault();
          choose(entry);
        });
      });
      controls.forEach(function (group) {
        all("[data-choice]", group).forEach(function (item) {
          function act(event) {
            event.preventDefault();
            var entry = wanted(Number(group.dataset.control), item.dataset.choice);
            if (entry && item.getAttribute("aria-disabled") !== "true") choose(entry);
          }
          on(item, "click", act);
          on(item, "keydown", function (event) { if (event.key === "Enter" || event.key === " ") act(event); });
        });
      });
      function fromAddress() {
        var entry = entries.filter(function (e) { return "#" + id(e) === location.hash; })[0];
        if (entry) show(entry);
        return entry;
      }
      if (!fromAddress()) show(shown());
      on(window, "hashchange", fromAddress);
    });
  }

  // ---- read-out: a line at the pointer or the arrow keys, values at the line ends ----
  function number(value, decimals) {
    return value.toLocaleString(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  }
  function duration(seconds) {
    var minutes = Math.round(seconds / 60);
    return Math.floor(minutes / 60) + ":" + ("0" + minutes % 60).slice(-2);
  }
  function nearest(list, x) {
    var low = 0, high = list.length - 1;
    while (high - low > 1) { var mid = (low + high) >> 1; if (list[mid] < x) low = mid; else high = mid; }
    return x - list[low] <= list[high] - x ? low : high;
  }
  function readout(holder, plot, svg, area) {
    if (!svg || !area) return;
    var layer = make("g", { "class": "readout", "aria-hidden": "true" });
    svg.appendChild(layer);
    var longest = plot.series.reduce(function (a, s) { return s.x.length > a.x.length ? s : a; }, plot.series[0]);
    var at = null;
    function px(x) { return area.left + (x - area.x0) / (area.x1 - area.x0) * (area.right - area.left); }
    function py(y) {
      var f = area.log ? Math.log(y / area.y0) / Math.log(area.y1 / area.y0) : (y - area.y0) / (area.y1 - area.y0);
      return area.bottom - Math.max(0, Math.min(1, f)) * (area.bottom - area.top);
    }
    function clear() { at = null; layer.textContent = ""; holder.classList.remove("reading"); }
    function draw(index) {
      at = Math.max(0, Math.min(longest.x.length - 1, index));
      var x = longest.x[at], X = px(x);
      layer.textContent = "";
      holder.classList.add("reading");
      layer.appendChild(make("line", { x1: X, x2: X, y1: area.top, y2: area.bottom }));
      var marks = plot.series.map(function (s) {
        var i = nearest(s.x, x), y = s.y[i];
        return y === null || Math.abs(s.x[i] - x) > Math.abs(area.x1 - area.x0) / 20 ? null : { s: s, y: y, py: py(y) };
      }).filter(Boolean).sort(function (a, b) { return a.py - b.py; });
      var next = -Infinity;
      marks.forEach(function (m) { m.label = next = Math.max(m.py, next + 16.5); });
      var over = marks.length ? marks[marks.length - 1].label - area.bottom : 0;
      for (var i = marks.length - 1; over > 0 && i >= 0; i--) {
        marks[i].label = Math.min(marks[i].label - over, i < marks.length - 1 ? marks[i + 1].label - 16.5 : Infinity);
        over = i > 0 ? marks[i - 1].label - (marks[i].label - 16.5) : 0;
      }
      marks.forEach(function (m) {
        layer.appendChild(make("circle", { cx: X, cy: m.py, r: 3.2, "class": "f-" + m.s.token }));
        layer.appendChild(make("text", {
          x: area.right + 10, y: m.label + 4.5, "class": "name f-" + (m.s.text || m.s.token), "font-weight": m.s.bold ? 700 : 400
        }, m.s.name + " " + number(m.y, plot.y.decimals)));
      });
      var words = plot.x.kind === "labels" ? plot.x.labels[at] : plot.x.kind === "duration" ? duration(x) : number(x, plot.x.decimals || 0);
      var width = words.length * 7.2 + 14;
      layer.appendChild(make("rect", { x: X - width / 2, y: area.bottom + 4, width: width, height: 20 }));
      layer.appendChild(make("text", { x: X, y: area.bottom + 18, "text-anchor": "middle", "class": "at" }, words));
      holder.setAttribute("aria-valuetext", words + ": " + marks.map(function (m) {
        return m.s.name + " " + number(m.y, plot.y.decimals) + " " + plot.y.unit;
      }).join(", "));
      holder.setAttribute("aria-valuenow", String(at));
    }
    function from(event) {
      var box = svg.getBoundingClientRect();
      var X = (event.clientX - box.left) / box.width * area.width;
      var x = area.x0 + (X - area.left) / (area.right - area.left) * (area.x1 - area.x0);
      draw(nearest(longest.x, x));
    }
    on(svg, "pointermove", from);
    on(svg, "pointerdown", from);
    on(svg, "pointerleave", function () { if (document.activeElement !== holder) clear(); });
    return { step: function (by) { draw(at === null ? (by > 0 ? 0 : longest.x.length - 1) : at + by); }, clear: clear, size: longest.x.length };
  }
  function plots() {
    var holders = all("[data-plot]");
    var sources = {};
    holders.forEach(function (h) { (sources[h.dataset.plotSrc] = sources[h.dataset.plotSrc] || []).push(h); });
    Object.keys(sources).forEach(function (src) {
      load(src, function () {
        sources[src].forEach(function (holder) {
          var plot = (window.plateauPlots || {})[holder.dataset.plot];
          if (!plot || !plot.series.length) return;
          var wide = readout(holder, plot, one(".wide svg", holder), plot.wide);
          var narrow = readout(holder, plot, one(".narrow svg", holder), plot.narrow);
          var some = wide || narrow;
          if (!some) return;
          holder.classList.add("plot-live");
          holder.tabIndex = 0;
          holder.setAttribute("role", "slider");
          holder.setAttribute("aria-valuemin", "0");
          holder.setAttribute("aria-valuemax", String(some.size - 1));
          holder.setAttribute("aria-valuenow", "0");
          var title = one("h3", holder.closest(".chart"));
          if (title) holder.setAttribute("aria-label", title.textContent);
          function now() { return one(".narrow", holder).offsetParent === null ? wide : narrow; }
          on(holder, "keydown", function (event) {
            var big = Math.max(1, Math.round(some.size / 20));
            var by = { ArrowLeft: -1, ArrowRight: 1, PageDown: -big, PageUp: big, Home: -1e9, End: 1e9 }[event.key];
            if (event.key === "Escape") now().clear();
            if (!by || !now()) return;
            event.preventDefault();
            now().step(by);
          });
          on(holder, "blur", function () { [wide, narrow].forEach(function (r) { if (r) r.clear(); }); });
        });
      });
    });
  }

  // ---- search ----
  function search() {
    all("form.search[data-index]").forEach(function (form) {
      form.hidden = false;
      var input = one("input", form), box = one(".search-results", form);
      var index = null, wanted = false;
      var home = form.dataset.index.replace(/assets\/[^/]*$/, "");
      function fold(text) { return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim(); }
      function find(query) {
        var grams = [];
        for (var i = 0; i + 1 < query.length; i++) grams.push(query.slice(i, i + 2));
        if (!grams.length) return [];
        var hits = null;
        grams.forEach(function (gram) {
          var list = index.grams[gram] || [];
          hits = hits === null ? list.slice() : hits.filter(function (p) { return list.indexOf(p) >= 0; });
        });
        return hits.map(function (p, order) {
          var place = fold(index.pages[p][1]).indexOf(query);
          return { page: index.pages[p], weight: place < 0 ? 1000 + order : place };
        }).sort(function (a, b) { return a.weight - b.weight; }).slice(0, 12);
      }
      function show() {
        var query = fold(input.value);
        box.textContent = "";
        box.hidden = query.length < 2;
        if (box.hidden || !index) return;
        var hits = find(query);
        if (!hits.length) {
          var none = document.createElement("p");
          none.textContent = form.dataset.none;
          box.appendChild(none);
          return;
        }
        var list = document.createElement("ul");
        hits.forEach(function (hit) {
          var item = document.createElement("li"), link = document.createElement("a"), line = document.createElement("small");
          link.href = home + hit.page[0];
          link.textContent = hit.page[1];
          line.textContent = hit.page[2] || "";
          link.appendChild(line);
          item.appendChild(link);
          list.appendChild(item);
        });
        box.appendChild(list);
      }
      function need() {
        if (wanted) return;
        wanted = true;
        if (window.plateauSearch) { index = window.plateauSearch; show(); return; }
        load(form.dataset.index, function () { index = window.plateauSearch; show(); });
      }
      on(input, "focus", need);
      on(input, "input", function () { need(); show(); });
      on(form, "submit", function (event) {
        event.preventDefault();
        var firstHit = one("a", box);
        if (firstHit) location.href = firstHit.href;
      });
      on(form, "keydown", function (event) {
        var links = all("a", box), here = links.indexOf(document.activeElement);
        if (event.key === "Escape") { box.hidden = true; input.focus(); }
        if (event.key === "ArrowDown" && links.length) { event.preventDefault(); links[Math.min(links.length - 1, here + 1)].focus(); }
        if (event.key === "ArrowUp" && here >= 0) { event.preventDefault(); (here ? links[here - 1] : input).focus(); }
      });
      on(document, "click", function (event) { if (!form.contains(event.target)) box.hidden = true; });
    });
  }

  themes();
  menu();
  rail();
  decks();
  evidence();
  plots();
  search();
  reveal();
  on(window, "hashchange", reveal);
})();
