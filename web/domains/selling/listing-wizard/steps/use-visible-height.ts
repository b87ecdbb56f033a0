import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--visible-height` of an element: how much of the screen is left below its top. Bars above it, a phone's keyboard
 * and zoom take their part, so that a button at its end stays in view.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown || !isShown) return;
    const measure = () => {
      const top = Math.max(0, shown.getBoundingClientRect().top);
      shown.style.setProperty('--visible-height', `${Math.max(0, screenHeight() - top)}px`);
    };
    measure();
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    for (const type of ['scroll', 'resize'] as const) {
      window.addEventListener(type, measure, options);
      window.visualViewport?.addEventListener(type, measure, options);
    }
    // A bar that comes or goes moves the element without an event.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (const bar of shown.closest('main')?.children ?? []) observer.observe(bar);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [element, isShown]);
}

/** Without a phone's keyboard; a page zoomed by two fingers keeps its height. */
function screenHeight(): number {
  const visible = window.visualViewport;
  return visible && visible.scale < 1.01 ? visible.height : window.innerHeight;
}
