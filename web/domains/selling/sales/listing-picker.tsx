import { useEffect, useState } from 'react';
import { findLanguage } from '../../../../contracts/languages.ts';
import { listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { salesText } from '../../../../i18n/generated/sales.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

interface Choice {
  id: string;
  title: string;
}

/** A choice of one of the seller's listings, found as in My listings. */
export function ListingPicker({ name, error }: { name: string; error: string | undefined }) {
  const [q, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Choice[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const language = findLanguage(getLocale()) ?? 'en';
    const wait = attempt === 0 && q === '' ? 0 : 250;
    const timer = setTimeout(() => {
      api(listOwnListings, { body: { q, language }, signal: stop.signal })
        .then(({ listings }) => {
          setProblem('');
          setFound(
            listings.map(({ id, names, productTitleEN }) => ({
              id,
              title: names?.[language]?.title ?? productTitleEN,
            })),
          );
        })
        .catch((failure) => stop.signal.aborted || setProblem((failure as Error).message));
    }, wait);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, attempt]);

  return (
    <div className="flex w-full flex-col gap-2.5">
      <SearchField
        label={salesText('findListing')}
        placeholder=""
        query={q}
        onQuery={setQuery}
        onEnter={() => undefined}
      />
      {problem && (
        <p role="alert" className="flex flex-wrap items-center gap-2.5 text-bad text-sm">
          {problem}
          <Button onClick={() => setAttempt((count) => count + 1)}>{commonText('tryAgain')}</Button>
        </p>
      )}
      {!found && !problem && <Skeleton className="h-11 rounded-control" />}
      {found?.length === 0 && <p className="text-muted text-sm">{salesText('noListingFound')}</p>}
      {found && found.length > 0 && (
        <SelectField
          label={salesText('whichListing')}
          name={name}
          error={error}
          options={found.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </div>
  );
}
