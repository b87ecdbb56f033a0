/**
 * Registers the service worker once the page is loaded, so that it does not compete with the page for the network. In
 * development it would keep files that change.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker
      .register('/sw.js')
      .catch((error) => console.warn('The site does not work offline in this browser.', error));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
