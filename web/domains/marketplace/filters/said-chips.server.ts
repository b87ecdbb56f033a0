import type { SaidFilter } from '../../../../contracts/marketplace/listings.ts';
import { decimalsOf, formatShortMoney } from '../../../../i18n/format-money.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { conditionText, type SaidChip } from './filters.ts';

/** The chips of the filters that a search names. */
export const toSaidChips = (filters: readonly SaidFilter[]): SaidChip[] =>
  filters.map((filter) => ({
    type: filter.type,
    label: labelOf(filter),
    rest: filter.rest,
    isUnmet: filter.is_unmet,
  }));

function labelOf({ type, condition, low, high, currency }: SaidFilter): string {
  if (type === 'condition' && condition) return conditionText(condition);
  if (type === 'in_stock') return browseFiltersText('inStock');
  const [from, to] = [low, high].map((amount) => (amount === null ? null : amountIn(currency ?? 'USD', amount)));
  if (from && to) return browseFiltersText('between', { low: from, high: to });
  return from ? browseFiltersText('from', { low: from }) : browseFiltersText('upTo', { high: to ?? '' });
}

const amountIn = (currency: string, amount: number) => formatShortMoney(amount * 10 ** decimalsOf(currency), currency);
