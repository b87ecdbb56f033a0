import { useState } from 'react';
import { checkAddress } from '../../../../contracts/ordering/address-rules.ts';
import {
  type Address,
  type AddressFields,
  addAddress,
  addressNames,
  changeAddress,
} from '../../../../contracts/ordering/addresses.ts';
import { addressesText } from '../../../../i18n/generated/addresses.ts';
import { api } from '../../../lib/api/api.ts';
import { knownDeliveryCountry } from '../../../lib/country/delivery-country.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { type FormErrors, useForm } from '../../../ui/fields/forms.ts';
import { LazyAddressFieldset } from './lazy-address-fields.tsx';
import { usePostalCodeConfirmation } from './postal-code-confirmation.ts';

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: Address | null;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** Adds or changes a saved address. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [country, setCountry] = useState(address?.country ?? knownDeliveryCountry() ?? '');
  const [hasFields, setHasFields] = useState(false);
  const confirmPostalCode = usePostalCodeConfirmation();
  const form = useForm(addressNames, {
    accountRole: 'customer',
    check: (values): FormErrors<keyof AddressFields> => checkAddress(values),
    refusals: { postal_code_doubtful: 'postal_code' },
    send: (values) =>
      confirmPostalCode(values, async (is_postal_code_confirmed) => {
        const body = { ...values, is_postal_code_confirmed, is_default: address?.is_default ?? false };
        await (address ? api(changeAddress, { params: { id: address.id }, body }) : api(addAddress, { body }));
        await onSaved();
      }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <LazyAddressFieldset
        country={country}
        onCountry={setCountry}
        values={address ?? {}}
        errors={form.errors}
        onLoad={() => setHasFields(true)}
      />
      <FormButtons
        label={addressesText('save')}
        cancelLabel={addressesText('cancel')}
        isBusy={form.isBusy}
        isReady={form.isReady && hasFields}
        onCancel={onCancel}
      />
    </form>
  );
}
