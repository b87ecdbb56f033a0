import { useState } from 'react';
import { putShipping, type ShippingProfile } from '../../../../contracts/ordering/shipping.ts';
import { shippingFormText } from '../../../../i18n/generated/shipping-form.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ShippingCountryField, ShippingFields } from './shipping-fields.tsx';
import { checkShipping, shippingFields, shippingOf, valuesOf } from './shipping-values.ts';

interface ShippingFormProps {
  /** The saved profile, or a suggestion. */
  shipping: ShippingProfile;
  isSaved: boolean;
}

export function ShippingForm({ shipping, isSaved: wasSaved }: ShippingFormProps) {
  const [isSaved, setSaved] = useState(wasSaved);
  const showToast = useToast();
  const form = useForm(shippingFields, {
    check: checkShipping,
    async send(values) {
      const { message } = await api(putShipping, { body: shippingOf(values) });
      setSaved(true);
      showToast({ text: message, accountRole: 'seller' });
    },
  });
  return (
    <form {...form.props} className="flex w-full flex-col gap-4">
      {!isSaved && (
        <p className="rounded-card bg-warn-soft px-4 py-3 text-sm text-warn">{shippingFormText('suggested')}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <ShippingCountryField values={valuesOf(shipping)} errors={form.errors} />
        <ShippingFields values={valuesOf(shipping)} errors={form.errors} />
      </div>
      <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {shippingFormText('save')}
      </Button>
    </form>
  );
}
