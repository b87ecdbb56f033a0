import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site as an app; it can be taken once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the offer for the entry of the menu; a browser that offers it in its own way makes none. */
export function watchInstallOffer(): () => void {
  const stop = new AbortController();
  const onOffer = (event: Event) => {
    event.preventDefault();
    set(event as InstallOffer);
  };
  addEventListener('beforeinstallprompt', onOffer, { signal: stop.signal });
  addEventListener('appinstalled', () => set(null), { signal: stop.signal });
  return () => stop.abort();
}

async function install(): Promise<void> {
  const taken = offer;
  set(null);
  await taken?.prompt();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Installs the site as an app; null where the browser does not offer it. */
export const useInstallOffer = (): (() => Promise<void>) | null =>
  useSyncExternalStore(
    subscribe,
    () => (offer ? install : null),
    () => null,
  );
