/**
 * Runs as the first thing in the body, so that a dark page is never light for a moment and a signed-in person never sees
 * the guest's header. Its text is static, because cached pages allow it by its hash.
 * It also wakes the page's scripts (`scripts-after-paint.server.ts`) once the page was painted; a page in a tab behind is
 * not painted, so that loading wakes them too. Everything comes one after the other, so that a phone answers in between:
 * drawing what stands beside and below the first screen (`data-deferred-render`, see deferred-render.css), asking for each file, compiling
 * each, and last the entry, which draws.
 * A button that is pressed before all that would do nothing: the last one is pressed again when the page answers, unless
 * that took so long that nobody expects it any more.
 */
export const firstPaintScript = `(function (body) {
  body.theme = 'light';
  try {
    if (localStorage.getItem('snapbazaar.theme') === 'dark') body.theme = 'dark';
    var session = JSON.parse(localStorage.getItem('snapbazaar.session'));
    if (session && session.token) body.session = session.user_type;
  } catch (storageIsForbiddenOrBroken) {}

  var pressed;
  function remember(event) {
    var button = event.target.closest('button[type=button]');
    if (!button) return;
    // React may be half awake and hear it, or not: it is to hear it once.
    event.stopPropagation();
    pressed = { button: button, at: Date.now() };
  }
  addEventListener('click', remember, true);
  addEventListener(
    'hydrated',
    function () {
      removeEventListener('click', remember, true);
      if (!pressed || Date.now() - pressed.at > 10000) return;
      setTimeout(function () {
        pressed.button.click();
      });
    },
    { once: true },
  );

  body.deferredRender = 3;
  function draw() {
    if (body.deferredRender > 1) {
      body.deferredRender -= 1;
      return requestAnimationFrame(function () {
        setTimeout(draw);
      });
    }
    delete body.deferredRender;
    wake();
  }

  var parts = [];
  function wake() {
    var link = document.querySelector('link[rel=after-paint]');
    if (link) {
      link.rel = 'modulepreload';
      if (!/\\/entry[^/]*$/.test(link.href)) parts.push(link.href);
      return setTimeout(wake);
    }
    var part = parts.shift();
    if (part) {
      return import(part).finally(function () {
        setTimeout(wake);
      });
    }
    document.querySelectorAll('script[type=after-paint]').forEach(function (asleep) {
      var script = document.createElement('script');
      script.type = 'module';
      script.nonce = asleep.nonce;
      script.text = asleep.text;
      asleep.replaceWith(script);
    });
  }
  addEventListener('DOMContentLoaded', function () {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) draw();
    }).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', function () {
    setTimeout(function () {
      delete body.deferredRender;
      wake();
    }, 500);
  });
})(document.body.dataset);`;

/** To be called when the page answers. */
export function markHydrated(): void {
  dispatchEvent(new Event('hydrated'));
}
