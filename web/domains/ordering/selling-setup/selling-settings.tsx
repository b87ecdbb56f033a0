import type { z } from 'zod';
import type { getPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import type { getShipping } from '../../../../contracts/ordering/shipping.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SettingCard } from '../../identity/settings/setting-card.tsx';

/** Loaded after the page is shown, because they need the names of all countries and banks. */
const loadForms = async () => {
  const [{ ShippingForm }, { PaymentMethodsForm }] = await Promise.all([
    import('./shipping/shipping-form.tsx'),
    import('./methods/payment-methods-form.tsx'),
  ]);
  return { ShippingForm, PaymentMethodsForm };
};

interface SellingSettingsProps {
  shipping: Promise<AsyncResult<z.output<typeof getShipping.answer>>>;
  payment: Promise<AsyncResult<z.output<typeof getPaymentMethods.answer>>>;
}

/** How the seller ships and is paid. */
export function SellingSettings({ shipping, payment }: SellingSettingsProps) {
  const forms = useLazy(loadForms);
  return (
    <>
      <SettingCard id="selling" title={settingsText('shipping')} text={settingsText('shippingText')}>
        <AsyncPart result={shipping} name={settingsText('yourShipping')} fallback={<FormSkeleton />}>
          {(answer) =>
            forms ? <forms.ShippingForm shipping={answer.shipping} isSaved={answer.is_saved} /> : <FormSkeleton />
          }
        </AsyncPart>
      </SettingCard>
      <SettingCard id="payment" title={settingsText('payment')} text={settingsText('paymentText')}>
        <AsyncPart result={payment} name={settingsText('yourPayment')} fallback={<FormSkeleton />}>
          {(answer) => (forms ? <forms.PaymentMethodsForm methods={answer.payment_methods} /> : <FormSkeleton />)}
        </AsyncPart>
      </SettingCard>
    </>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="w-full">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}
