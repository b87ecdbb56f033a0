import { useState } from 'react';
import { type AddressErrors, checkAddress } from '../../../../../contracts/ordering/address-rules.ts';
import { addressNames } from '../../../../../contracts/ordering/addresses.ts';
import { putShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { shippingFormText } from '../../../../../i18n/generated/shipping-form.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { AddressFieldset } from '../../addresses/address-fields.tsx';
import { usePostalCodeConfirmation } from '../../addresses/postal-code-confirmation.ts';

const names = [...addressNames, 'return_days'] as const;
const maxReturnDays = 365;

interface ReturnsFormProps {
  shipping: ShippingProfile;
  onSaved: (shipping: ShippingProfile) => void;
}

/** The days in which goods can be returned, and where they go. */
export function ReturnsForm({ shipping, onSaved }: ReturnsFormProps) {
  const { return_address: address } = shipping;
  const [hasAddress, setHasAddress] = useState(address !== null);
  const [country, setCountry] = useState(address?.country ?? shipping.country);
  const showToast = useToast();
  const confirmPostalCode = usePostalCodeConfirmation();
  const form = useForm(names, {
    check: ({ return_days, ...typed }): AddressErrors & { return_days?: string } => ({
      ...(hasAddress ? checkAddress(typed) : {}),
      ...(isDays(return_days) ? {} : { return_days: shippingFormText('returnDaysWrong') }),
    }),
    refusals: { postal_code_doubtful: 'postal_code' },
    send: ({ return_days, ...typed }) =>
      confirmPostalCode(typed, async (is_postal_code_confirmed) => {
        const body = {
          ...shipping,
          return_days: return_days ? Number(return_days) : null,
          return_address: hasAddress ? { ...typed, is_postal_code_confirmed } : null,
        };
        const { message, shipping: saved } = await api(putShipping, { body });
        onSaved(saved);
        showToast({ text: message, accountRole: 'seller' });
      }),
  });
  return (
    <form {...form.props} id="returns" className="flex w-full scroll-mt-20 flex-col gap-4 border-line border-t pt-4">
      <TextField
        label={shippingFormText('returnDays')}
        name="return_days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shipping.return_days === null ? '' : String(shipping.return_days)}
        hint={shippingFormText('returnDaysHint')}
        error={form.errors.return_days}
      />
      <CheckField
        name="has_return_address"
        label={shippingFormText('hasReturnAddress')}
        hint={shippingFormText('returnAddressText')}
        isChecked={hasAddress}
        onChange={setHasAddress}
      />
      {hasAddress && (
        <fieldset className="contents">
          <legend className="sr-only">{shippingFormText('returnAddress')}</legend>
          <AddressFieldset country={country} onCountry={setCountry} values={address ?? {}} errors={form.errors} />
        </fieldset>
      )}
      <Button type="submit" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {shippingFormText('saveReturns')}
      </Button>
    </form>
  );
}

const isDays = (text: string) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= maxReturnDays);
