import type { EventKind } from '../../contracts/analytics.ts';

/** Has something counted for Buyer Analytics. What counts is fetched only then: no page waits for it. */
export function trackEvent(kind: EventKind, productId: string): void {
  import('./event-batcher.ts').then(
    ({ eventBatcher }) => eventBatcher.collect(kind, productId),
    // What could not be fetched is not counted: nobody on the page misses it.
    () => undefined,
  );
}

const productAddress = /^\/product\/(\d+)$/;

/** Counts a product's page. */
export function trackVisit(pathname: string): void {
  const id = productAddress.exec(pathname)?.[1];
  if (id) trackEvent('view', id);
}

/** Counts presses on product cards wherever they stand, until the returned function is called. */
export function trackCardClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('article a[href*="/product/"]');
    const id = link && productAddress.exec(link.pathname)?.[1];
    if (id) trackEvent('click', id);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
