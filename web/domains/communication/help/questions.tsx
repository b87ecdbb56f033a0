import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { HelpTopic } from '../../../../help/entry.ts';
import { createHelpSearch } from '../../../../help/search.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { controlClasses } from '../../../ui/fields/field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Answer } from './answer.tsx';
import { useHashTarget } from './use-hash-target.ts';

const grid = 'grid items-start gap-2.5 md:grid-cols-2';
/** Results below this score are not relevant enough to show. */
const minimumScore = 0.2;

interface QuestionsProps {
  topics: readonly HelpTopic[];
  /** Where a reader without an answer can write. */
  contactPath: string;
}

export function Questions({ topics, contactPath }: QuestionsProps) {
  const [query, setQuery] = useState('');
  const search = useMemo(() => createHelpSearch(topics, getLocale()), [topics]);
  const deferredQuery = useDeferredValue(query.trim());
  const results = useMemo(
    () => search(deferredQuery).filter(({ score }) => score >= minimumScore),
    [search, deferredQuery],
  );
  useHashTarget(() => setQuery(''));

  return (
    <section aria-labelledby="questions" className="mt-9">
      <h2 id="questions" className="mb-3 text-xl">
        {helpCenterText('questions')}
      </h2>
      <div className="relative max-w-[35rem]">
        <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          type="search"
          aria-label={helpCenterText('search')}
          placeholder={helpCenterText('search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={`${controlClasses} rounded-full pl-11`}
        />
      </div>
      <p role="status" className="mt-2 mb-3 min-h-5 text-muted text-sm">
        {deferredQuery && helpCenterText('answerCount', { count: results.length })}
      </p>
      {deferredQuery ? (
        <SearchResults hits={results} query={deferredQuery} contactPath={contactPath} />
      ) : (
        <TopicList topics={topics} />
      )}
    </section>
  );
}

interface SearchResultsProps extends Pick<QuestionsProps, 'contactPath'> {
  hits: ReturnType<ReturnType<typeof createHelpSearch>>;
  query: string;
}

function SearchResults({ hits, query, contactPath }: SearchResultsProps) {
  if (hits.length === 0) {
    return (
      <EmptyState
        title={helpCenterText('noAnswer', { query })}
        action={<ButtonLink to={contactPath}>{helpCenterText('writeToUs')}</ButtonLink>}
      >
        {helpCenterText('noAnswerText')}
      </EmptyState>
    );
  }
  return (
    <div className={grid}>
      {hits.map(({ entry }) => (
        <Answer key={entry.slug} entry={entry} />
      ))}
    </div>
  );
}

function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return topics.map(({ id, title, entries }) => (
    <section key={id} aria-labelledby={`topic-${id}`} className="mb-7">
      <h3 id={`topic-${id}`} className="mb-2.5 text-base">
        {title}
      </h3>
      <div className={grid}>
        {entries.map((entry) => (
          <Answer key={entry.slug} entry={entry} />
        ))}
      </div>
    </section>
  ));
}
