import { useCallback } from 'react';
import { suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import type { BrowseQuery } from '../browse-query/browse-query.ts';

/** The categories that an empty search may have meant, by its words from the last to the first. */
export function NearCategories({ query }: { query: BrowseQuery }) {
  const { q, language } = query;
  const load = useCallback(async () => {
    const words = q.split(/\s+/).filter((word) => word.length > 1);
    const texts = [...new Set([q, ...words.reverse()])].slice(0, maxRequests);
    const answers = await Promise.all(texts.map((text) => api(suggestSearches, { body: { q: text, language } })));
    const found = answers.flatMap(({ categories }) => categories);
    return [...new Map(found.map((category) => [category.id, category])).values()].slice(0, maxShown);
  }, [q, language]);
  const categories = useLazy(load) ?? [];
  if (categories.length === 0) return null;
  return (
    <nav aria-label={browseText('nearCategories')} className="flex flex-col items-center gap-2.5">
      <p className="font-semibold">{browseText('nearCategories')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map(({ id, top_category_id: top, name }) => (
          <li key={id}>
            <ButtonLink to={id === top ? `/products/${top}` : `/products/${top}/${id}`} size="small">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxRequests = 4;
const maxShown = 6;
