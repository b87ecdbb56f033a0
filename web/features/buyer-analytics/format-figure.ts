import { formatNumber } from '../../../messages/format-number.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { formatMoney } from '../../lib/format.ts';
import type { ChartFigure } from './chart.ts';

/** A value of a chart as people read it; revenue is in dollars. */
export function formatFigure(figure: ChartFigure | undefined, value: number): string {
  return figure === 'revenue' ? formatMoney(value * 100) : formatNumber(value, pageLanguage());
}
