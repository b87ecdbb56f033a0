/** To be called when the page answers; the first-paint script waits for it. */
export function markHydrated(): void {
  dispatchEvent(new Event('hydrated'));
}
