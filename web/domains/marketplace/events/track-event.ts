import type { EventType } from '../../../../contracts/marketplace/events.ts';

/** Counts an event for Buyer Analytics. The batcher is loaded on first use, so that no page waits for it. */
export function trackEvent(type: EventType, productId: string): void {
  import('./event-batcher.ts').then(
    ({ eventBatcher }) => eventBatcher.collect(type, productId),
    // Tracking is optional: an event is dropped when the batcher cannot be loaded.
    () => undefined,
  );
}

const productAddress = /^(?:\/[a-z]{2})?\/product\/(\d+)$/;

/** Counts a view of a product page. */
export function trackVisit(pathname: string): void {
  const id = productAddress.exec(pathname)?.[1];
  if (id) trackEvent('view', id);
}

/** Counts clicks on product cards anywhere in the document until the returned function is called. */
export function trackCardClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('article a[href*="/product/"]');
    const id = link && productAddress.exec(link.pathname)?.[1];
    if (id) trackEvent('click', id);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
