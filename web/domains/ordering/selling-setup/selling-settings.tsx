import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { getPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import type { getShipping } from '../../../../contracts/ordering/shipping.ts';
import type { getShopCurrency } from '../../../../contracts/ordering/shop-currency.ts';
import type { getTaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { shopCurrencyText } from '../../../../i18n/generated/shop-currency.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SettingCard } from '../../identity/settings/setting-card.tsx';

/** Loaded after the page is shown, because they need the names of all countries and banks. */
const loadForms = async () => {
  const [{ ShippingForm }, { PaymentMethodsForm }, { TaxForm }, { ShopCurrencyForm }] = await Promise.all([
    import('./shipping/shipping-form.tsx'),
    import('./methods/payment-methods-form.tsx'),
    import('./tax/tax-form.tsx'),
    import('./currency/shop-currency-form.tsx'),
  ]);
  return { ShippingForm, PaymentMethodsForm, TaxForm, ShopCurrencyForm };
};

type ShopCurrencyAnswer = Pick<z.output<typeof getShopCurrency.answer>, 'currency' | 'can_change' | 'progress'>;

interface SellingSettingsProps {
  shipping: Promise<AsyncResult<z.output<typeof getShipping.answer>>>;
  payment: Promise<AsyncResult<z.output<typeof getPaymentMethods.answer>>>;
  tax: Promise<AsyncResult<z.output<typeof getTaxSettings.answer>>>;
  currency: Promise<AsyncResult<ShopCurrencyAnswer>>;
}

/** How the seller ships, is paid and taxed, and in which currency. */
export function SellingSettings({ shipping, payment, tax, currency }: SellingSettingsProps) {
  const forms = useLazy(loadForms);
  const { revalidate } = useRevalidator();
  return (
    <>
      <SettingCard id="selling" title={settingsText('shipping')} text={settingsText('shippingText')}>
        <AsyncPart result={shipping} name={settingsText('yourShipping')} fallback={<FormSkeleton />}>
          {(answer) =>
            forms ? (
              <forms.ShippingForm
                key={answer.currency}
                shipping={answer.shipping}
                isSaved={answer.is_saved}
                currency={answer.currency}
                onMoved={() => void revalidate()}
              />
            ) : (
              <FormSkeleton />
            )
          }
        </AsyncPart>
      </SettingCard>
      <SettingCard id="shop-currency" title={shopCurrencyText('title')} text={shopCurrencyText('text')}>
        <AsyncPart result={currency} name={shopCurrencyText('title')} fallback={<FormSkeleton />}>
          {(answer) =>
            forms ? (
              <forms.ShopCurrencyForm
                currency={answer.currency}
                canChange={answer.can_change}
                progress={answer.progress}
                onChanged={revalidate}
              />
            ) : (
              <FormSkeleton />
            )
          }
        </AsyncPart>
      </SettingCard>
      <SettingCard id="payment" title={settingsText('payment')} text={settingsText('paymentText')}>
        <AsyncPart result={payment} name={settingsText('yourPayment')} fallback={<FormSkeleton />}>
          {(answer) => (forms ? <forms.PaymentMethodsForm methods={answer.payment_methods} /> : <FormSkeleton />)}
        </AsyncPart>
      </SettingCard>
      <SettingCard id="tax" title={settingsText('tax')} text={settingsText('taxText')}>
        <AsyncPart result={tax} name={settingsText('yourTax')} fallback={<FormSkeleton />}>
          {(answer) => (forms ? <forms.TaxForm key={answer.tax.country} tax={answer.tax} /> : <FormSkeleton />)}
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
