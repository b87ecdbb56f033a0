import { operatorText } from '../../../../i18n/generated/operator.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { OperatorPage } from '../../../domains/operations/operator-frame/operator-page.tsx';
import { fetchMessages, MessageList } from '../../../domains/operations/operator-messages/message-list.tsx';
import { toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { Route } from './+types/messages.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('messages')} · Snapbazaar`, description: operatorText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchMessages()) });

export default function MessagesPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <OperatorPage title={operatorText('messages')} lead={operatorCasesText('messagesLead')}>
      <AsyncPart result={first} name={operatorText('messages')}>
        {(page) => <MessageList first={page} />}
      </AsyncPart>
    </OperatorPage>
  );
}
