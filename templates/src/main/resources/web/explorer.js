// The comparison explorer: a reader chooses drives, workload, metric, OS, OP profile and axis; the address holds the choice.
// Draws the same forms as the printed charts from window.plateauCompare (see MODEL.md); words come from the page.
(function () {
  "use strict";
  var root = document.getElementById("explorer");
  var words = document.getElementById("explorer-words");
  if (!root || !words) return;
  var SVG = "http://www.w3.org/2000/svg";
  var W = words.dataset;
  var lang = document.documentElement.lang || "en";
  var data, state;

  function say(text, slots) { return text.replace(/\{(\w+)\}/g, function (whole, key) { return key in slots ? slots[key] : whole; }); }
  function el(name, attributes, text) {
    var node = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (k) { if (attributes[k] !== null) node.setAttribute(k, attributes[k]); });
    if (text !== undefined) node.textContent = text;
    return node;
  }
  function mark(name, attributes, text) {
    var node = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (k) { node.setAttribute(k, attributes[k]); });
    if (text !== undefined) node.textContent = text;
    return node;
  }
  function byId(list, id) { return list.filter(function (x) { return x.id === id; })[0]; }
  function number(v, decimals) { return v.toLocaleString(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }); }
  // Axes: K from 10,000, M from 10,000,000, the same in every language.
  function axis(v) {
    if (Math.abs(v) >= 1e7) return number(v / 1e6, 0) + "M";
    if (Math.abs(v) >= 1e4) return number(v / 1e3, 0) + "K";
    return number(v, v !== 0 && Math.abs(v) < 1 ? 2 : v % 1 ? 1 : 0);
  }
  function ticks(top, most) {
    var raw = top / most, base = Math.pow(10, Math.floor(Math.log(raw) / Math.LN10));
    var step = [1, 2, 2.5, 5, 10].map(function (m) { return m * base; }).filter(function (s) { return s >= raw; })[0];
    var out = [];
    for (var v = 0; v <= top + step * 1e-9; v += step) out.push(v);
    return out;
  }

  // ---- the choice and the address ----
  function runs(filter) {
    return data.runs.filter(function (r) { return Object.keys(filter).every(function (k) { return r[k] === filter[k]; }); });
  }
  function slice(drive) {
    return runs({ drive: drive, workload: state.workload, metric: state.metric, os: state.os, op: state.op })[0];
  }
  function read() {
    var given = {};
    location.hash.slice(1).split("&").forEach(function (pair) {
      var at = pair.indexOf("=");
      if (at > 0) given[pair.slice(0, at)] = decodeURIComponent(pair.slice(at + 1));
    });
    state = { axis: given.axis === "log" ? "log" : "linear" };
    state.workload = byId(data.workloads, given.workload) ? given.workload : data.workloads[0].id;
    settle(given);
    var known = (given.drives || "").split(",").filter(function (id) { return byId(data.drives, id); });
    state.drives = (known.length ? known : data.drives.map(function (d) { return d.id; }).filter(slice).slice(0, 4)).slice(0, data.most);
  }
  // keeps what still has data after a change, else the first thing that has
  function settle(given) {
    var here = runs({ workload: state.workload });
    ["metric", "os", "op"].forEach(function (key) {
      var have = here.map(function (r) { return r[key]; });
      state[key] = have.indexOf(given[key]) >= 0 ? given[key] : have[0];
      here = here.filter(function (r) { return r[key] === state[key]; });
    });
  }
  function address() {
    return "#drives=" + state.drives.map(encodeURIComponent).join(",") + ["workload", "metric", "os", "op", "axis"].map(function (k) {
      return "&" + k + "=" + encodeURIComponent(state[k]);
    }).join("");
  }

  // ---- the chooser ----
  function colour(id) { return state.drives.slice().sort(order).indexOf(id); }
  function order(a, b) { return place(a) - place(b); }
  function place(id) { return data.drives.map(function (d) { return d.id; }).indexOf(id); }
  function change(key, value) {
    state[key] = value;
    if (key === "workload") settle(state);
    history.replaceState(null, "", address());
    show();
  }
  function segments(label, key, choices, available) {
    var part = document.createDocumentFragment();
    part.appendChild(el("h2", {}, label));
    var group = el("div", { "class": "segments", role: "group", "aria-label": label });
    choices.forEach(function (c) {
      var off = !available(c.id);
      var button = el("button", { type: "button", "aria-pressed": String(state[key] === c.id), "aria-disabled": off ? "true" : null, title: off ? W.noRun : null, "data-focus": key + c.id }, c.name);
      button.addEventListener("click", function () { if (!off) change(key, c.id); });
      group.appendChild(button);
    });
    part.appendChild(group);
    return part;
  }
  function select(label, key, choices) {
    var part = document.createDocumentFragment();
    part.appendChild(el("h2", {}, label));
    var box = el("select", { "aria-label": label, "data-focus": key });
    choices.forEach(function (c) {
      var option = el("option", { value: c.id }, c.name);
      option.selected = state[key] === c.id;
      box.appendChild(option);
    });
    box.addEventListener("change", function () { change(key, box.value); });
    part.appendChild(box);
    return part;
  }
  function chooser() {
    var inside = root.querySelector(".chooser .inside");
    var focus = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.focus : null;
    inside.textContent = "";
    inside.appendChild(el("h2", {}, say(W.of, { count: state.drives.length, most: data.most })));
    var list = el("ul", { "class": "choose" });
    data.drives.forEach(function (d) {
      var chosen = state.drives.indexOf(d.id) >= 0, has = !!slice(d.id), full = state.drives.length >= data.most;
      var row = el("li"), label = el("label", { "class": has || chosen ? null : "none" });
      var box = el("input", { type: "checkbox", "data-focus": "drive" + d.id, "class": chosen ? "c" + colour(d.id) : null });
      box.checked = chosen;
      box.disabled = !chosen && (!has || full);
      box.addEventListener("change", function () {
        change("drives", chosen ? state.drives.filter(function (x) { return x !== d.id; }) : state.drives.concat(d.id));
      });
      label.appendChild(box);
      label.appendChild(el("span", { translate: "no" }, d.name));
      label.appendChild(el("span", { "class": "end" }, has ? d.capacity || "" : W.noRun));
      row.appendChild(label);
      list.appendChild(row);
    });
    inside.appendChild(list);
    var workload = byId(data.workloads, state.workload);
    inside.appendChild(select(W.workload, "workload", data.workloads));
    inside.appendChild(select(W.metric, "metric", workload.metrics.map(function (id) { return byId(data.metrics, id); })));
    inside.appendChild(segments(W.os, "os", data.os, function (id) { return runs({ workload: state.workload, metric: state.metric, os: id }).length > 0; }));
    inside.appendChild(segments(W.op, "op", data.ops, function (id) { return runs({ workload: state.workload, metric: state.metric, os: state.os, op: id }).length > 0; }));
    inside.appendChild(segments(W.axis, "axis", [{ id: "linear", name: W.linear }, { id: "log", name: W.log }], function () { return true; }));
    var summary = root.querySelector(".chooser summary");
    summary.textContent = "";
    summary.appendChild(el("b", {}, say(W.summary, { count: state.drives.length })));
    summary.appendChild(document.createTextNode([workload.name, byId(data.os, state.os).name, byId(data.ops, state.op).name].join(" · ")));
    if (focus) { var again = inside.querySelector("[data-focus='" + CSS.escape(focus) + "']"); if (again) again.focus({ preventScroll: true }); }
  }

  // ---- the chart ----
  function draw(chosen, metric, wide) {
    var size = wide ? { w: 832, h: 400, left: 52, right: 832 - 118, top: 16, bottom: 352 } : { w: 358, h: 320, left: 44, right: 358 - 88, top: 16, bottom: 274 };
    var svg = mark("svg", { viewBox: "0 0 " + size.w + " " + size.h, role: "img", "aria-label": root.querySelector(".chart h3").textContent });
    var category = metric.x.kind === "category", log = state.axis === "log";
    var ys = [], xs = [];
    chosen.forEach(function (c) { c.run.y.forEach(function (y) { if (y !== null) ys.push(y); }); c.run.x.forEach(function (x) { xs.push(x); }); });
    var top = Math.max.apply(null, ys), low = Math.min.apply(null, ys.filter(function (y) { return y > 0; }));
    var marksY = ticks(top * 1.02, 5), yTop = Math.max(top * 1.02, marksY[marksY.length - 1]);
    if (log) {
      var first = Math.floor(Math.log(low) / Math.LN10), last = Math.ceil(Math.log(top) / Math.LN10);
      if (last === first) last++;
      marksY = [];
      for (var p = first; p <= last; p++) marksY.push(Math.pow(10, p));
      low = marksY[0]; yTop = marksY[marksY.length - 1];
    }
    var x0 = category ? -0.4 : 0, x1 = category ? metric.x.values.length - 0.6 : Math.max.apply(null, xs) || 1;
    function X(x) { return size.left + (x - x0) / (x1 - x0) * (size.right - size.left); }
    function Y(y) {
      var f = log ? Math.log(Math.max(y, low) / low) / Math.log(yTop / low) : y / yTop;
      return size.bottom - f * (size.bottom - size.top);
    }
    marksY.forEach(function (v, i) {
      svg.appendChild(mark("path", { "class": i ? "s-rule" : "s-ink", d: "M" + size.left + " " + Y(v).toFixed(1) + "H" + size.right }));
      svg.appendChild(mark("text", { x: size.left - 8, y: Y(v) + 4.5, "text-anchor": "end", "font-size": 13, "class": "f-ink2" }, axis(v) + (i === marksY.length - 1 ? "\u00a0" + metric.y.unit : "")));
    });
    var marksX = category ? metric.x.values.map(function (v, i) { return i; }) : ticks(metric.x.kind === "duration" ? x1 / 3600 : x1, wide ? 6 : 4);
    marksX.forEach(function (v) {
      var at = X(metric.x.kind === "duration" && !category ? v * 3600 : v);
      svg.appendChild(mark("path", { "class": "s-ink", d: "M" + at.toFixed(1) + " " + size.bottom + "v5" }));
      svg.appendChild(mark("text", { x: at, y: size.bottom + 20, "text-anchor": "middle", "font-size": 13, "class": "f-ink2" }, category ? metric.x.values[v] : axis(v)));
    });
    svg.appendChild(mark("text", { x: size.right, y: size.bottom + 42, "text-anchor": "end", "font-size": 13, "class": "f-ink2" }, metric.x.label + " →"));
    var ends = [];
    chosen.slice().reverse().forEach(function (c) {
      var d = "", open = false, lastPoint = null;
      c.run.x.forEach(function (x, i) {
        var y = c.run.y[i];
        if (y === null || (log && y <= 0)) { open = false; return; }
        d += (open ? "L" : "M") + X(x).toFixed(1) + " " + Y(y).toFixed(1);
        open = true;
        lastPoint = [X(x), Y(y)];
      });
      if (!lastPoint) return;
      if (c.token === "spot") svg.appendChild(mark("path", { "class": "f-none s-paper", "stroke-width": 5.25, "stroke-linejoin": "round", d: d }));
      svg.appendChild(mark("path", { "class": "f-none s-" + c.token, "stroke-width": c.token === "spot" ? 2.75 : 1.75, "stroke-linejoin": "round", "stroke-linecap": "round", d: d }));
      svg.appendChild(mark("circle", { cx: lastPoint[0].toFixed(1), cy: lastPoint[1].toFixed(1), r: 3.6, "stroke-width": 1.75, "class": (c.run.bound ? "f-paper" : "f-" + c.token) + " s-" + c.token }));
      ends.push({ c: c, x: lastPoint[0], y: lastPoint[1] });
    });
    ends.sort(function (a, b) { return a.y - b.y; });
    var next = -Infinity;
    ends.forEach(function (e) { e.label = next = Math.max(e.y, next + 16.5); });
    var spill = ends.length ? ends[ends.length - 1].label - size.bottom : 0;
    if (spill > 0) ends.forEach(function (e) { e.label -= spill; });
    ends.forEach(function (e) {
      var x = metric.x.kind === "number" ? e.x + 11 : size.right + 11; // a curve is labelled where it ends
      if (Math.abs(e.label - e.y) > 1 || x - e.x > 12) svg.appendChild(mark("path", { "class": "f-none s-rule2", d: "M" + (e.x + 4).toFixed(1) + " " + e.y.toFixed(1) + "L" + (x - 3).toFixed(1) + " " + e.label.toFixed(1) }));
      svg.appendChild(mark("text", { x: x.toFixed(1), y: e.label + 4.5, "font-size": e.c.token === "spot" ? 14 : 13, "font-weight": e.c.token === "spot" ? 700 : 400, "class": "f-" + e.c.text }, e.c.drive.short));
    });
    return svg;
  }

  function table(chosen, metric) {
    var box = root.querySelector("table");
    box.textContent = "";
    var head = el("tr"), body = el("tbody");
    head.appendChild(el("th", { scope: "col" }, W.drive));
    metric.columns.forEach(function (name, i) {
      var th = el("th", { scope: "col", "class": "number" }, name);
      th.appendChild(el("small", {}, metric.units[i]));
      head.appendChild(th);
    });
    box.appendChild(el("thead")).appendChild(head);
    chosen.forEach(function (c) {
      var row = el("tr", { "class": c.token === "spot" ? "subject" : null });
      row.appendChild(el("th", { scope: "row", translate: "no" }, c.drive.short + (c.drive.capacity ? " " + c.drive.capacity : "")));
      c.run.cells.forEach(function (cell) { row.appendChild(el("td", { "class": "number" }, cell)); });
      body.appendChild(row);
    });
    box.appendChild(body);
  }
  function csv(chosen, metric) {
    var rows = [["drive", metric.x.label, metric.y.unit]];
    chosen.forEach(function (c) { c.run.x.forEach(function (x, i) { rows.push([c.drive.name, metric.x.values ? metric.x.values[x] : x, c.run.y[i] === null ? "" : c.run.y[i]]); }); });
    return "data:text/csv;charset=utf-8," + encodeURIComponent(rows.map(function (r) {
      return r.map(function (v) { return /[",\n]/.test(v) ? '"' + String(v).replace(/"/g, '""') + '"' : v; }).join(",");
    }).join("\n") + "\n");
  }

  function show() {
    chooser();
    var metric = byId(data.metrics, state.metric), workload = byId(data.workloads, state.workload);
    var chosen = [], missing = [];
    state.drives.slice().sort(order).forEach(function (id, i) {
      var run = slice(id), drive = byId(data.drives, id);
      var token = i === 0 ? "spot" : "c" + i;
      if (run) chosen.push({ drive: drive, run: run, token: token, text: { c1: "t1", c3: "t3", c5: "t5" }[token] || token });
      else missing.push(drive);
    });
    var names = state.drives.slice().sort(order).map(function (id) { return byId(data.drives, id).short; });
    var title = names.length === 0 ? W.nothing : names.length === 1 ? say(W.alone, { drive: names[0] })
      : names.length === 2 ? say(W.pair, { drive: names[0], rival: names[1] }) : say(W.title, { drive: names[0], count: names.length - 1 });
    document.getElementById("explorer-title").textContent = title;
    var figure = root.querySelector(".chart"), box = root.querySelector(".box");
    box.hidden = missing.length === 0 && chosen.length > 0;
    box.querySelector(".title").textContent = missing.length ? say(W.emptyTitle, { drive: missing[0].name }) : W.nothing;
    box.querySelector(".remedy").textContent = missing.length ? say(W.emptyRemedy, { drive: missing[0].name }) : W.nothingRemedy;
    figure.hidden = root.querySelector("table").hidden = chosen.length === 0;
    figure.querySelector(".view").href = address();
    if (!chosen.length) return;
    figure.querySelector("h3").textContent = workload.name + ", " + metric.name;
    var measure = figure.querySelector(".measure");
    measure.textContent = metric.subtitle + " ";
    measure.appendChild(el("span", { "class": "direction" }, metric.direction === "up" ? W.up : W.down));
    var plot = figure.querySelector(".plot");
    plot.textContent = "";
    [["wide", true], ["narrow", false]].forEach(function (form) {
      var holder = el("div", { "class": form[0] });
      holder.appendChild(draw(chosen, metric, form[1]));
      plot.appendChild(holder);
    });
    var link = figure.querySelector(".csv");
    link.href = csv(chosen, metric);
    link.download = state.workload + "-" + state.metric + ".csv";
    table(chosen, metric);
  }

  var script = document.createElement("script");
  script.src = root.dataset.src;
  script.addEventListener("load", function () {
    data = window.plateauCompare;
    if (!data || !data.runs.length) return;
    root.hidden = false;
    var narrow = matchMedia("(max-width: 1000px)");
    function fold() { root.querySelector(".chooser").open = !narrow.matches; }
    fold();
    narrow.addEventListener("change", fold);
    read();
    show();
    window.addEventListener("hashchange", function () { read(); show(); });
  });
  document.head.appendChild(script);
})();
