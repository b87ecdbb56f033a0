/** Called when the page is hydrated; the first-paint script waits for this event. */
export function markHydrated(): void {
  dispatchEvent(new Event('hydrated'));
}
