import { accountHistoryText } from '../../../messages/generated/account-history.ts';
import type { AsyncResult } from '../../lib/async-result.ts';
import { AsyncPart } from '../../ui/async-part.tsx';
import { Card } from '../../ui/card.tsx';
import type { loadHistory } from './load-account.ts';

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
