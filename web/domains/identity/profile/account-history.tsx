import { accountHistoryText } from '../../../../i18n/generated/account-history.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { Card } from '../../../ui/display/card.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { loadHistory } from '../security/load-security.ts';

interface AccountHistoryProps {
  first: Promise<AsyncResult<Awaited<ReturnType<typeof loadHistory>>>>;
}

/** What happened to the account, the newest first. */
export function AccountHistory({ first }: AccountHistoryProps) {
  return (
    <Card id="history" className="mt-4 scroll-mt-6">
      <h2 className="mb-2 text-lg">{accountHistoryText('title')}</h2>
      <AsyncPart result={first} name={accountHistoryText('yourHistory')}>
        {([page, { EventList }]) => <EventList key={page.events[0]?.id} first={page} />}
      </AsyncPart>
    </Card>
  );
}
