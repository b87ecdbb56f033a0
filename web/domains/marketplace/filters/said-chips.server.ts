import type { SaidFilter } from '../../../../contracts/marketplace/listings.ts';
import { formatDollars } from '../../../../i18n/format-money.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { formatLocalAmount } from '../../../../reference-data/currencies/format-amount.ts';
import { type CurrencyCode, currencies } from '../../../../reference-data/currencies/rates.ts';
import { conditionText } from './filters.ts';
import type { SaidChip } from './said-chips.ts';

/** The chips of the filters that a search names; made on the server, because pages carry no table of currencies. */
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

function amountIn(currency: string, amount: number): string {
  if (currency === 'USD' || !Object.hasOwn(currencies, currency)) return formatDollars(amount * 100);
  return formatLocalAmount(amount, currency as CurrencyCode, Number.isInteger(amount) ? 0 : 2);
}
