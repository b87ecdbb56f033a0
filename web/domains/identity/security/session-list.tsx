import { MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { endOtherSessions, endSession, type listSessions } from '../../../../contracts/identity/accounts.ts';
import { deviceLabel } from '../../../../contracts/identity/device-label.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { profileText } from '../../../../i18n/generated/profile.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { countryLabel } from '../../../lib/country/country-label.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';

type Session = z.output<typeof listSessions.answer>['sessions'][number];

export function SessionList({ sessions, onEnded }: { sessions: Session[]; onEnded: () => void }) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const callWithToast = useApiCallWithToast();
  const reasonId = useId();
  const hasOthers = sessions.some(({ is_current }) => !is_current);

  async function end(busyId: string, call: Promise<{ message: string }>) {
    setBusyWith(busyId);
    if (await callWithToast(call)) onEnded();
    setBusyWith(null);
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, country, created_at, last_used_at, is_current, ...device }) => (
          <li key={id} className="flex items-center gap-3.5 py-3">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1.5">
              <p className="min-w-0 flex-[1_1_12rem]">
                <span className="block font-semibold">{deviceLabel(device)}</span>
                <span className="text-caption text-muted">
                  {joinFacts(
                    country && countryLabel(country, getLocale()),
                    profileText('sessionTimes', { start: formatDate(created_at), last: formatDate(last_used_at) }),
                  )}
                </span>
              </p>
              {is_current ? (
                <Badge tone="good">{profileText('thisDevice')}</Badge>
              ) : (
                <Button
                  size="small"
                  onClick={() => end(id, api(endSession, { params: { id } }))}
                  isBusy={busyWith === id}
                  aria-label={profileText('endSessionOn', { device: deviceLabel(device) })}
                >
                  {profileText('endSession')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          onClick={() => end('others', api(endOtherSessions))}
          isBusy={busyWith === 'others'}
          disabled={!hasOthers}
          aria-describedby={hasOthers ? undefined : reasonId}
        >
          {profileText('endOthers')}
        </Button>
        {!hasOthers && (
          <p id={reasonId} className="text-muted text-sm">
            {profileText('noOthers')}
          </p>
        )}
      </div>
    </>
  );
}
