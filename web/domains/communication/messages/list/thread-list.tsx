import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { ChoiceLink } from '../../../../ui/navigation/chip.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../../ui/states/more-button.tsx';
import { messagesPath, type ThreadPage, type ThreadQuery, threadSearch } from '../load-threads.ts';
import { ThreadEntry } from './thread-entry.tsx';
import { useThreadRows } from './use-thread-rows.ts';

interface ThreadListProps {
  side: ThreadSide;
  query: ThreadQuery;
  first: ThreadPage;
}

/** The threads of one side with search and archive. */
export function ThreadList({ side, query, first }: ThreadListProps) {
  const [words, setWords] = useState(query.q);
  const navigate = useNavigate();
  const path = messagesPath(side);
  const { rows, hasMore, isBusy, loadMore } = useThreadRows(first, query);
  const search = () => void navigate(`${path}${threadSearch({ ...query, q: words.trim() })}`, { replace: true });
  return (
    <>
      <SearchField
        label={messagesText('search')}
        placeholder=""
        query={words}
        onQuery={(typed) => {
          setWords(typed);
          if (typed === '' && query.q !== '') void navigate(`${path}${threadSearch({ ...query, q: '' })}`);
        }}
        onEnter={search}
      />
      <div className="my-3 flex gap-2">
        <ChoiceLink to={`${path}${threadSearch({ q: query.q, isArchived: false })}`} isSelected={!query.isArchived}>
          {messagesText('inbox')}
        </ChoiceLink>
        <ChoiceLink to={`${path}${threadSearch({ q: query.q, isArchived: true })}`} isSelected={query.isArchived}>
          {messagesText('archived')}
        </ChoiceLink>
      </div>
      {rows.length === 0 && <NoThreads side={side} query={query} />}
      <ul className="flex flex-col gap-1">
        {rows.map((thread) => (
          <li key={thread.id}>
            <ThreadEntry thread={thread} side={side} to={`${path}/${thread.id}${threadSearch(query)}`} />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

function NoThreads({ side, query: { q, isArchived } }: Pick<ThreadListProps, 'side' | 'query'>) {
  if (q !== '') return <EmptyState title={messagesText('noneFound')} />;
  if (isArchived) return <EmptyState title={messagesText('noneArchived')} />;
  return (
    <EmptyState title={messagesText('none')}>
      {messagesText(side === 'seller' ? 'noneForSeller' : 'noneForCustomer')}
    </EmptyState>
  );
}
