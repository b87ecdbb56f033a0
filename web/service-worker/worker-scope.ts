/** An event of a service worker that can be kept going. TypeScript has these types only in place of those of pages. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  /** What the browser began to load while the worker started, where it does so. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends WorkerEvent {
  data: { json(): unknown };
}

export interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

/** A window that shows a page of this site. */
export interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: URL): Promise<unknown>;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
    openWindow(url: URL): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  location: Location;
  navigator: Pick<Navigator, 'setAppBadge'>;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}

export const worker = self as unknown as WorkerScope;
