import { useState } from 'react';
import { type ContactMessage, listContactMessages } from '../../../../contracts/communication/operator-messages.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { operatorApi } from '../operator-session/operator-api.ts';
import { MessageCard } from './message-card.tsx';

export async function fetchMessages(cursor?: string): Promise<Page<ContactMessage>> {
  const { messages, next_cursor } = await operatorApi(listContactMessages, { body: { cursor } });
  return { rows: messages, next: next_cursor };
}

/** The open messages, oldest first; one that was settled leaves the list. */
export function MessageList({ first }: { first: Page<ContactMessage> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchMessages);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const open = rows.filter(({ id }) => !settled.includes(id));
  return (
    <>
      {open.length === 0 && !hasMore && (
        <EmptyState title={operatorCasesText('noMessages')}>{operatorCasesText('noneText')}</EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {open.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} onSettled={() => setSettled((ids) => [...ids, message.id])} />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
