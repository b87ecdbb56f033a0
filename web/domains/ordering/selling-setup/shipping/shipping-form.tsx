import { useState } from 'react';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { putShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { shippingFormText } from '../../../../../i18n/generated/shipping-form.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { ReturnsForm } from './returns-form.tsx';
import { ShippingCountryField, ShippingFields } from './shipping-fields.tsx';
import { checkShipping, shippingFields, shippingOf, valuesOf } from './shipping-values.ts';

interface ShippingFormProps {
  /** The saved profile, or a suggestion. */
  shipping: ShippingProfile;
  isSaved: boolean;
  /** The shop's, in which the fees are. */
  currency: ShopCurrency;
  /** Called when parcels leave from another country, which decides about tax. */
  onMoved: () => void;
}

/** How goods are sent and, once that is saved, how they come back. */
export function ShippingForm({ shipping: first, isSaved: wasSaved, currency, onMoved }: ShippingFormProps) {
  const [shipping, setShipping] = useState(first);
  const [isSaved, setSaved] = useState(wasSaved);
  const values = valuesOf(first, currency);
  const showToast = useToast();
  const form = useForm(shippingFields, {
    check: (values) => checkShipping(values, currency),
    async send(values) {
      const { return_days, return_address } = shipping;
      const body = { ...shippingOf(values, currency), return_days, return_address };
      const { message, shipping: saved } = await api(putShipping, { body });
      setShipping(saved);
      setSaved(true);
      if (!isSaved || saved.country !== shipping.country) onMoved();
      showToast({ text: message, accountRole: 'seller' });
    },
  });
  return (
    <>
      <form {...form.props} className="flex w-full flex-col gap-4">
        {!isSaved && (
          <p className="rounded-card bg-warn-soft px-4 py-3 text-sm text-warn">{shippingFormText('suggested')}</p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <ShippingCountryField values={values} errors={form.errors} />
          <ShippingFields values={values} errors={form.errors} currency={currency} />
        </div>
        <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
          {shippingFormText('save')}
        </Button>
      </form>
      {isSaved && <ReturnsForm shipping={shipping} onSaved={setShipping} />}
    </>
  );
}
