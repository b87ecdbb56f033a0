/* Shows pushed notifications. It caches nothing, so that no page or answer is ever an old one. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag, count, language } = event.data.json();
  const shown = self.registration.showNotification(title, {
    ...{ body, tag, lang: language, data: { path } },
    icon: '/icon-512.png',
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(count)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Opens a page of this site, in a window that shows the site already where there is one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return void (await self.clients.openWindow(url));
  await window.focus();
  await window.navigate(url);
}
