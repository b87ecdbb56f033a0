import { type EventKind, maxEvents, reportEvents } from '../../contracts/analytics.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { readSession } from './session.ts';
import { visitorCountry } from './visitor-country.ts';

const waitMs = 5000;

interface CountedEvent {
  kind: EventKind;
  product_id: string;
}

interface Surroundings {
  /** Whether this visitor is not to be counted. */
  isRefused(): boolean;
  /** Hands a few events on; nothing is tried twice. */
  send(events: CountedEvent[]): void;
}

/** What a browser says about being followed. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether a visitor asked not to be counted, by Do Not Track or by Global Privacy Control. */
export function asksNotToBeCounted({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Gathers events for a few seconds, so that they travel together. */
export function createEventBatcher({ isRefused, send }: Surroundings) {
  let waiting: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) send(events);
  }

  return {
    collect(kind: EventKind, productId: string): void {
      // Asked each time: the visitor may have signed in, or changed their mind.
      if (isRefused()) return;
      waiting.push({ kind, product_id: productId });
      if (waiting.length >= maxEvents) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

/** The one collector of this page. Sellers who are signed in are no buyers; their own choice is thereby kept too. */
export const eventBatcher = createEventBatcher({
  isRefused: () => asksNotToBeCounted(navigator as Wishes) || readSession()?.user_type === 'seller',
  send(events) {
    const message = JSON.stringify({ country: visitorCountry(), events });
    navigator.sendBeacon(`${apiBase}${reportEvents.path}`, new Blob([message], { type: 'application/json' }));
  },
});

if (typeof window !== 'undefined') window.addEventListener('pagehide', eventBatcher.flush);
