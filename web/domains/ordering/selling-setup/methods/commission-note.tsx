import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { percentText, taxName } from '../../../../../contracts/money/tax-words.ts';
import type { SellerPaymentMethods } from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import { joinSentences } from '../../../../../i18n/join-text.ts';
import { convertMinor } from '../../../../../reference-data/currencies/convert.ts';
import { useShopCurrency } from '../../../identity/session/session.ts';

export type ShownCommission = Pick<SellerPaymentMethods, 'commission_percent' | 'commission_fixed_cents'> & {
  /** Whether it is that of a category, or others may hold in some. */
  scope?: 'category' | 'varies' | undefined;
  commission_tax?: SellerPaymentMethods['commission_tax'];
};

/** What the platform keeps of a sale, told before anything is sold. */
export function CommissionNote({ commission }: { commission: ShownCommission }) {
  const currency = useShopCurrency();
  return <p className="text-muted text-sm">{commissionText(commission, currency)}</p>;
}

function commissionText(
  { commission_percent: percent, commission_fixed_cents: fixed, scope, commission_tax: tax }: ShownCommission,
  currency: ShopCurrency,
): string {
  const others = scope === 'varies' ? [paymentMethodsFormText('commissionVaries')] : [];
  if (percent === 0 && fixed === 0) return joinSentences(paymentMethodsFormText('noCommission'), ...others);
  const parameters = { percent, amount: formatMoney(convertMinor(fixed, 'USD', currency), currency) };
  const key = scope === 'category' ? 'commissionOfCategory' : 'commission';
  const kept = fixed ? paymentMethodsFormText(`${key}AndFixed`, parameters) : paymentMethodsFormText(key, parameters);
  const added = tax
    ? [paymentMethodsFormText('commissionTax', { tax: taxName(tax.name), percent: percentText(tax.share) })]
    : [];
  return joinSentences(kept, ...added, ...others, paymentMethodsFormText('commissionDirect'));
}
