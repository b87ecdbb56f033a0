import plate from '@lobehub/fluent-emoji-3d/assets/1f37d-fe0f.webp';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { commonText } from '../../../../i18n/generated/common.ts';
import { foodText } from '../../../../i18n/generated/food.ts';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DishTile } from './dish-tile.tsx';
import { type Filter, filters, findDishes, readFilter } from './menu.ts';

/** The dish tiles with search and filters: typing filters at once, and the URL keeps both. */
export function FoodMenu() {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const dishes = findDishes(filter, typed);
  return (
    <>
      <Form role="search" replace preventScrollReset className="relative max-w-130">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        {filter && <input type="hidden" name="filter" value={filter} />}
        <input
          type="search"
          name="q"
          aria-label={foodText('searchMenu')}
          placeholder={foodText('searchMenu')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-12 w-full rounded-full border border-line bg-surface pr-4 pl-12 text-base transition-colors hover:border-faint sm:text-body"
        />
      </Form>
      <nav
        aria-label={foodText('filterMenu')}
        className="-mx-(--page-edge) mt-4 overflow-x-auto px-(--page-edge) [scrollbar-width:none] lg:mx-0 lg:px-0"
      >
        <ul className="flex w-max gap-2 py-1 lg:w-auto lg:flex-wrap">
          <li>
            <ChoiceLink to={menuUrl(null, typed)} isSelected={filter === null} replace preventScrollReset>
              {commonText('all')}
            </ChoiceLink>
          </li>
          {filters.map((name) => (
            <li key={name}>
              <ChoiceLink to={menuUrl(name, typed)} isSelected={filter === name} replace preventScrollReset>
                {foodText(name)}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="sr-only">
        {foodText('dishCount', { count: dishes.length })}
      </p>
      {dishes.length > 0 ? (
        <ul
          aria-label={foodText('menu')}
          className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4.5 xl:grid-cols-4"
        >
          {dishes.map((dish) => (
            <li key={dish.id}>
              <DishTile dish={dish} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={foodText('emptyTitle')} picture={plate}>
          {foodText('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

function menuUrl(filter: Filter | null, typed: string): string {
  const search = new URLSearchParams();
  if (filter) search.set('filter', filter);
  if (typed.trim()) search.set('q', typed.trim());
  return search.size > 0 ? `/design?${search}` : '/design';
}
