import { formatNumber } from '../../i18n/format-number.ts';
import { taxLinesText } from '../../i18n/generated/tax-lines.ts';
import { taxNamesText } from '../../i18n/generated/tax-names.ts';
import { getLocale } from '../../i18n/locale.ts';
import type { OrderTax } from './order-tax.ts';

const names = ['vat', 'gst', 'consumption_tax', 'sales_tax'] as const;

/** What a tax is called; one that was written under another name keeps it. */
export function taxName(name: string): string {
  const known = names.find((one) => one === name);
  return known ? taxNamesText(known) : name;
}

/** A rate in hundredths of a percent as a number of percent: `8.1`. */
export const percentText = (share: number): string => formatNumber(share / 100, getLocale());

type NamedTax = Pick<OrderTax, 'name' | 'share'>;

/** What stands before the part of a total that is tax: `Includes VAT, 7 %`. */
export const includedTaxLabel = ({ name, share }: NamedTax): string =>
  taxLinesText('included', { tax: taxName(name), percent: percentText(share) });

/** What stands before the part of a refund that is tax. */
export const refundedTaxLabel = ({ name }: NamedTax): string => taxLinesText('refunded', { tax: taxName(name) });
