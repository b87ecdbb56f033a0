import type { SellerPaymentMethods } from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import { joinSentences } from '../../../../../i18n/join-text.ts';

type Commission = Pick<SellerPaymentMethods, 'commission_percent' | 'commission_fixed_cents'>;

/** What the platform keeps of a sale, told before anything is sold. */
export function CommissionNote({ commission }: { commission: Commission }) {
  return <p className="text-muted text-sm">{commissionText(commission)}</p>;
}

function commissionText({ commission_percent: percent, commission_fixed_cents: fixed }: Commission): string {
  if (percent === 0 && fixed === 0) return paymentMethodsFormText('noCommission');
  const kept = fixed
    ? paymentMethodsFormText('commissionAndFixed', { percent, amount: formatMoney(fixed) })
    : paymentMethodsFormText('commission', { percent });
  return joinSentences(kept, paymentMethodsFormText('commissionDirect'));
}
