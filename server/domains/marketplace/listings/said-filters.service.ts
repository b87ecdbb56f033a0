import {
  type QueryFilters,
  type SaidFilter as ReadFilter,
  readQueryFilters,
  withoutFilter,
} from '../../../../catalog/query-filters/read-query-filters.ts';
import type { SaidFilter, Sorting } from '../../../../contracts/marketplace/listings.ts';
import { type CurrencyCode, currencies } from '../../../../reference-data/currencies/rates.ts';
import type { ListQuery } from './browse.service.ts';

/** What a list is limited to: by its fields, and by the words of its text. */
export type Limits = Pick<ListQuery, 'min_price' | 'max_price' | 'condition' | 'in_stock'>;

type Query = Pick<ListQuery, 'q' | 'language'> & Limits;

/** What nothing may match: then the list is shown without it. */
type Unmet = 'price' | 'condition';

/** The text of a query and the filters that it names. */
export const readSaid = ({ q, language }: Query): QueryFilters => readQueryFilters(q, language);

/** The limits of a query, with those that its words name but for the unmet ones; the narrower of two prices counts. */
export function limitsOf(query: Query, { filters }: QueryFilters, unmet: readonly Unmet[] = []): Limits {
  const limits: Limits = {
    min_price: query.min_price,
    max_price: query.max_price,
    condition: query.condition,
    in_stock: query.in_stock,
  };
  for (const filter of filters) {
    if (filter.type === 'in-stock') limits.in_stock = true;
    else if (unmet.includes(filter.type)) continue;
    else if (filter.type === 'condition') limits.condition ??= filter.condition;
    else {
      const { low, high } = inDollars(filter);
      if (low !== null) limits.min_price = Math.max(low, limits.min_price ?? low);
      if (high !== null) limits.max_price = Math.min(high, limits.max_price ?? high);
    }
  }
  return limits;
}

/** One way to search without what nothing matches. */
export interface Way {
  unmet: readonly Unmet[];
  limits: Limits;
  /** The nearest price first, where the price is what nothing matches. */
  sort?: Sorting;
}

/**
 * All that was asked for, and what may be left out of it in turn where nothing matches: the same for the nearest price, more
 * or less, and then in another condition.
 */
export function waysToSearch(query: Query, said: QueryFilters): Way[] {
  const types = (['price', 'condition'] as const).filter((type) => said.filters.some((filter) => filter.type === type));
  const asked = limitsOf(query, said);
  const relaxed = types.flatMap((_, at): Way[] => {
    const unmet = types.slice(0, at + 1);
    const limits = limitsOf(query, said, unmet);
    if (!unmet.includes('price')) return [{ unmet, limits }];
    const dearer = { ...limits, min_price: asked.max_price };
    const cheaper = { ...limits, max_price: asked.min_price };
    return [
      ...(asked.max_price === undefined ? [] : [{ unmet, limits: dearer, sort: 'price_up' as const }]),
      ...(asked.min_price === undefined ? [] : [{ unmet, limits: cheaper, sort: 'price_down' as const }]),
    ];
  });
  return [{ unmet: [], limits: asked }, ...relaxed];
}

/** The filters that the words name, as the API answers them. */
export function describeSaid(q: string, { filters }: QueryFilters, unmet: readonly Unmet[]): SaidFilter[] {
  return filters.map((filter) => ({
    type: filter.type === 'in-stock' ? 'in_stock' : filter.type,
    low: filter.type === 'price' ? filter.low : null,
    high: filter.type === 'price' ? filter.high : null,
    currency: filter.type === 'price' ? filter.currency : null,
    condition: filter.type === 'condition' ? filter.condition : null,
    rest: withoutFilter(q, filter),
    is_unmet: filter.type !== 'in-stock' && unmet.includes(filter.type),
  }));
}

function inDollars({ low, high, currency }: Extract<ReadFilter, { type: 'price' }>) {
  const { tenThousandthsPerUsd } = currencies[currency as CurrencyCode];
  const toDollars = (amount: number | null) =>
    amount === null ? null : Math.round((amount * 1_000_000) / tenThousandthsPerUsd) / 100;
  return { low: toDollars(low), high: toDollars(high) };
}
