import { SlidersHorizontal } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useHref, useLocation } from 'react-router';
import { conditionFilters } from '../../../../contracts/marketplace/listings.ts';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type BrowseQuery, ratingFilters, writeBrowseQuery } from '../browse-query/browse-query.ts';
import type { CategoryFilter } from '../product-list/product-pages.ts';
import { ChoiceFields } from './choice-chip.tsx';
import { conditionText, countFilters, type FilterNames, withoutFilters } from './filters.ts';
import { PriceFields } from './price-fields.tsx';
import { QueryFields } from './query-fields.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useApplyQuery } from './use-apply-query.ts';

/** Loaded once the filters are likely to be opened, so that no page carries the names of all countries. */
const loadCountries = () =>
  import('../../../../reference-data/countries/country-labels.ts').then(({ listCountries }) =>
    listCountries(getLocale()),
  );

/** Loaded with the list of countries, because it shows nothing before its choices are fetched. */
const loadFacetFilter = () => import('./facet-filter.tsx').then(({ FacetFilter }) => FacetFilter);

interface FilterButtonProps {
  query: BrowseQuery;
  category: CategoryFilter;
  names: FilterNames;
}

/**
 * Opens the filters and the sort order. A plain form in a native popover, so that it works without scripts too; only
 * another product type or country needs them, because their lists would enlarge every page.
 */
export function FilterButton({ query, category, names }: FilterButtonProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const applyQuery = useApplyQuery();
  const active = countFilters(query);
  const [isApproached, setApproached] = useState(false);
  const chosen = query.country ? [{ value: query.country, label: names.country || query.country }] : [];
  const countries = useLazy(loadCountries, isApproached) ?? chosen;
  const FacetFilter = useLazy(loadFacetFilter, isApproached);
  const loadOnApproach = { onPointerEnter: () => setApproached(true), onFocus: () => setApproached(true) };

  function apply(event: SubmitEvent<HTMLFormElement>) {
    panel.current?.hidePopover();
    applyQuery(event);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="filters"
        aria-haspopup="dialog"
        aria-label={active > 0 ? browseFiltersText('filterActive', { count: active }) : browseFiltersText('filter')}
        title={browseFiltersText('filter')}
        {...loadOnApproach}
        className={classes('filter-button', buttonClasses({}), 'max-md:w-11 max-md:px-0')}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <span className="max-md:hidden">{browseFiltersText('filter')}</span>
        {active > 0 && (
          <span className="inline-flex size-5 items-center justify-center rounded-full bg-ink text-paper text-xs max-md:absolute max-md:-top-1 max-md:-right-1">
            {active}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id="filters"
        popover="auto"
        role="dialog"
        aria-label={browseFiltersText('filter')}
        {...loadOnApproach}
        onToggle={() => setApproached(true)}
        className="popover-panel filter-popover"
      >
        {/* Keyed by the query, so that its uncontrolled fields always show the current filters. */}
        <form
          key={writeBrowseQuery(query)}
          action={useHref(pathname)}
          onSubmit={apply}
          className="flex flex-col gap-5 p-5"
        >
          <QueryFields query={{ q: query.q }} />
          {FacetFilter ? (
            <FacetFilter query={query} category={category} names={names} />
          ) : (
            <QueryFields query={{ product_type: query.product_type, colour: query.colour, material: query.material }} />
          )}
          <PriceFields low={query.min_price} high={query.max_price} />
          <ChoiceFields
            legend={browseFiltersText('condition')}
            name="condition"
            chosen={query.condition}
            choices={conditionFilters.map((condition) => ({ value: condition, label: conditionText(condition) }))}
          />
          <ChoiceFields
            legend={browseFiltersText('stars')}
            name="rating"
            chosen={query.min_rating === undefined ? undefined : String(query.min_rating)}
            choices={ratingFilters.map((stars) => ({
              value: String(stars),
              label: browseFiltersText('starsFrom', { stars }),
            }))}
          />
          <ChoiceFields
            legend={browseFiltersText('stock')}
            name="stock"
            chosen={query.in_stock ? '1' : undefined}
            choices={[{ value: '1', label: browseFiltersText('inStock') }]}
          />
          <SortChoice query={query} />
          <SelectField
            label={browseFiltersText('recommendedFor')}
            name="country"
            defaultValue={query.country ?? ''}
            options={[{ value: '', label: browseFiltersText('anyCountry') }, ...countries]}
          />
          <p className="-mt-3 hidden text-caption text-muted noscript:block">{browseFiltersText('listsNeedScripts')}</p>
          <div className="flex gap-3">
            <Link
              to={pathname + writeBrowseQuery(withoutFilters(query))}
              onClick={() => panel.current?.hidePopover()}
              className={classes(buttonClasses({}), 'flex-1')}
            >
              {browseText('clearAll')}
            </Link>
            <Button type="submit" tone="primary" className="flex-1">
              {browseFiltersText('showProducts')}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
