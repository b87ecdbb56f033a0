/**
 * Starts the page's scripts (`scripts-after-paint.server.ts`) once the page was painted; a page in a tab behind is not
 * painted, so that loading starts them too. Everything comes one after the other, so that a phone answers in between:
 * drawing what stands beside and below the first screen (`data-deferred-render`, see deferred-render.css), asking for
 * each file, compiling each, and last the entry, which draws.
 */
export function startScriptsAfterPaint(body: DOMStringMap): void {
  const files: string[] = [];
  let stepsLeft = 3;
  body.deferredRender = String(stepsLeft);

  function renderNext(): void {
    stepsLeft -= 1;
    if (stepsLeft > 0) {
      body.deferredRender = String(stepsLeft);
      requestAnimationFrame(() => setTimeout(renderNext));
    } else renderAll();
  }

  function renderAll(): void {
    stepsLeft = 0;
    delete body.deferredRender;
    loadNext();
  }

  function loadNext(): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel=after-paint]');
    if (link) {
      link.rel = 'modulepreload';
      // In development the scripts come unbuilt, and only in their own order.
      if (/\/assets\/(?!entry)/.test(link.href)) files.push(link.href);
      setTimeout(loadNext);
      return;
    }
    const file = files.shift();
    if (file) {
      // A file that does not load is asked for again by the entry, which then tells the reader.
      void import(/* @vite-ignore */ file).catch(() => undefined).then(() => setTimeout(loadNext));
      return;
    }
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type=after-paint]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = waiting.nonce;
      script.text = waiting.text;
      waiting.replaceWith(script);
    }
  }

  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) renderNext();
    }).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => setTimeout(renderAll, 500));
}
