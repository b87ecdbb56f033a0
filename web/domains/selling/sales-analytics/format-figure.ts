import { decimalsOf, formatMoney } from '../../../../i18n/format-money.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import type { ChartFigure } from './chart.ts';

/** A value of a chart as people read it; revenue is in whole units of its currency. */
export function formatFigure(figure: ChartFigure | undefined, value: number, currency = 'USD'): string {
  return figure === 'revenue'
    ? formatMoney(value * 10 ** decimalsOf(currency), currency)
    : formatNumber(value, getLocale());
}
