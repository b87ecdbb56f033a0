import { useEffect, useRef, useState } from 'react';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import {
  getPaymentMethods,
  putPaymentMethods,
  type SellerPaymentMethods,
} from '../../../../contracts/ordering/payments/payment-methods.ts';
import { putShipping, type ShippingProfile } from '../../../../contracts/ordering/shipping.ts';
import { paymentMethodsFormText } from '../../../../i18n/generated/payment-methods-form.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import type { OwnMethods } from './methods/own-method-fields.tsx';
import { loadShipping } from './shipping/load-shipping.ts';
import { checkShipping, readShippingValues, type ShippingValues, shippingOf } from './shipping/shipping-values.ts';

interface SellingAnswers {
  /** What is saved, else a suggestion. */
  shipping: ShippingProfile;
  hasShipping: boolean;
  /** The shop's, in which the fees are. */
  currency: ShopCurrency;
  hasMethods: boolean;
  methods: SellerPaymentMethods;
}

type SetupErrors = Partial<ShippingValues> & { methods?: string };
export type SellingSetup = ReturnType<typeof useSellingSetup>;

/** How the seller ships and is paid, as far as publishing still has to ask. Nothing is asked when it cannot be loaded. */
export function useSellingSetup() {
  const [answers, setAnswers] = useState<SellingAnswers | null>(null);
  const [own, setOwn] = useState<OwnMethods>({ card: true, cash: false });
  const [errors, setErrors] = useState<SetupErrors>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadShipping(), api(getPaymentMethods)]).then(
      ([{ shipping, currency, is_saved: hasShipping }, { payment_methods: methods, is_saved }]) => {
        if (!isCurrent) return;
        setOwn({ card: methods.card, cash: methods.cash_on_delivery });
        setAnswers({ shipping, currency, hasShipping, hasMethods: is_saved, methods });
      },
      (error) => console.warn('How the seller ships and is paid could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  /** Saves the answers in the form; false where they cannot be saved, and why is shown. */
  async function save(): Promise<boolean> {
    if (!answers || isSaving) return answers === null;
    const values = readShippingValues(form.current);
    const problems: SetupErrors = {
      ...(answers.hasShipping ? {} : checkShipping(values, answers.currency)),
      ...(answers.hasMethods || own.card || own.cash ? {} : { methods: paymentMethodsFormText('oneRequired') }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    setSaving(true);
    try {
      const { shipping } = answers.hasShipping
        ? answers
        : await api(putShipping, { body: shippingOf(values, answers.currency) });
      if (!answers.hasMethods) await api(putPaymentMethods, { body: { card: own.card, cash_on_delivery: own.cash } });
      setAnswers({ ...answers, shipping, hasShipping: true, hasMethods: true });
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { answers, own, setOwn, errors, isSaving, form, save };
}
