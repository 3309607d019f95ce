// Served by the preview alone: loads the page again when a save has changed the site, and keeps
// the place; marks the page as a draft; a switch narrows the page to the width of a phone.
(function () {
  'use strict';
  var place = 'plateau-preview-place';
  var saved = sessionStorage.getItem(place);
  if (saved) {
    sessionStorage.removeItem(place);
    window.scrollTo(0, Number(saved));
  }
  if (window.self === window.top) {
    new EventSource('/events').addEventListener('reload', function () {
      var frame = document.querySelector('iframe.plateau-phone');
      if (frame) {
        frame.contentWindow.location.reload();
        return;
      }
      sessionStorage.setItem(place, String(window.scrollY));
      location.reload();
    });
    // styles are set one by one: the page's security policy forbids style attributes
    var style = function (element, values) {
      Object.keys(values).forEach(function (name) { element.style[name] = values[name]; });
      return element;
    };
    var bar = style(document.createElement('p'), {
      position: 'fixed', right: '1rem', bottom: '1rem', margin: '0', padding: '.25rem .75rem',
      background: '#111', color: '#fff', font: '14px sans-serif', zIndex: '9'
    });
    var width = style(document.createElement('a'), { color: '#fff', marginLeft: '.5rem' });
    width.href = '#';
    width.title = 'Phone or full width';
    width.textContent = '↔';
    width.addEventListener('click', function (event) {
      event.preventDefault();
      var frame = document.querySelector('iframe.plateau-phone');
      if (frame) {
        location.href = frame.contentWindow.location.href;
        return;
      }
      frame = style(document.createElement('iframe'), {
        width: '390px', height: '100vh', border: '1px solid', display: 'block', margin: '0 auto'
      });
      frame.className = 'plateau-phone';
      frame.src = location.href;
      document.body.replaceChildren(frame, bar);
    });
    bar.appendChild(document.createTextNode('Draft · preview, not published'));
    bar.appendChild(width);
    document.body.appendChild(bar);
  }
}());
