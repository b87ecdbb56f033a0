import { useState } from 'react';
import type { z } from 'zod';
import { deviceLabel } from '../../../../contracts/identity/device-label.ts';
import { type AccountEvent, listAccountEvents } from '../../../../contracts/identity/security.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { accountHistoryText } from '../../../../i18n/generated/account-history.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { countryLabel } from '../../../lib/country/country-label.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { providerNames } from '../session/provider-sign-in.ts';

type Page = z.output<typeof listAccountEvents.answer>;

/** Events, the newest first; older ones are loaded on request. */
export function EventList({ first }: { first: Page }) {
  const [pages, setPages] = useState([first]);
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const events = pages.flatMap((page) => page.events);

  async function loadMore() {
    if (cursor === null) return;
    setBusy(true);
    await api(listAccountEvents, { body: { cursor } }).then((page) => setPages([...pages, page]), showFailure);
    setBusy(false);
  }

  if (events.length === 0) return <p className="py-2 text-muted">{accountHistoryText('none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="flex justify-between gap-x-4 py-3">
            <p className="min-w-0">
              <span className="block break-words font-semibold">{describe(event)}</span>
              <span className="text-caption text-muted">
                {deviceLabel(event)}
                {event.country && `${factDot}${countryLabel(event.country, getLocale())}`}
              </span>
            </p>
            <time dateTime={event.created_at} className="shrink-0 text-caption text-muted">
              {formatDate(event.created_at)}
            </time>
          </li>
        ))}
      </ul>
      {cursor !== null && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

/** The server names providers by their ids. */
function describe({ type, detail }: AccountEvent): string {
  const name = Object.entries(providerNames).find(([id]) => id === detail)?.[1] ?? detail;
  return accountHistoryText(type, { detail: name });
}
