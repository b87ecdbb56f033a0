import { apiBase } from '../../../../contracts/endpoint.ts';
import { type EventType, maxEvents, reportEvents } from '../../../../contracts/marketplace/events.ts';
import { visitorCountry } from '../../../lib/country/visitor-country.ts';
import { readSession } from '../../identity/session/session.ts';

const waitMs = 5000;

interface TrackedEvent {
  type: EventType;
  product_id: string;
}

interface BatcherOptions {
  /** Whether this visitor must not be tracked. */
  isOptedOut(): boolean;
  /** Sends a batch of events; failed batches are not retried. */
  send(events: TrackedEvent[]): void;
}

/** The tracking preferences that a browser exposes on `navigator`. */
interface TrackingPreferences {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function optsOutOfTracking({ doNotTrack, globalPrivacyControl }: TrackingPreferences): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Collects events for a few seconds and sends them in one request. */
export function createEventBatcher({ isOptedOut, send }: BatcherOptions) {
  let pending: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = pending;
    pending = [];
    if (events.length > 0) send(events);
  }

  return {
    collect(type: EventType, productId: string): void {
      // Checked for each event, because the visitor may sign in or change their preference.
      if (isOptedOut()) return;
      pending.push({ type, product_id: productId });
      if (pending.length >= maxEvents) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

/** The page's only batcher. Signed-in sellers are not buyers and are not tracked, which also respects their own opt-out. */
export const eventBatcher = createEventBatcher({
  isOptedOut: () => optsOutOfTracking(navigator as TrackingPreferences) || readSession()?.user_type === 'seller',
  send(events) {
    const body = JSON.stringify({ country: visitorCountry(), events });
    navigator.sendBeacon(`${apiBase}${reportEvents.path}`, new Blob([body], { type: 'application/json' }));
  },
});

if (typeof window !== 'undefined') window.addEventListener('pagehide', eventBatcher.flush);
