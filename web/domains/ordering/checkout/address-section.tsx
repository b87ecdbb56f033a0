import { useState } from 'react';
import { Link } from 'react-router';
import type { AddressErrors } from '../../../../contracts/ordering/address-rules.ts';
import type { Address } from '../../../../contracts/ordering/addresses.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { AddressText } from '../addresses/address-text.tsx';
import { LazyAddressFieldset } from '../addresses/lazy-address-fields.tsx';
import type { CheckoutDraft } from './load-checkout.ts';

interface AddressSectionProps {
  addresses: Address[];
  draft: CheckoutDraft;
  /** The country of the typed address. */
  country: string;
  errors: AddressErrors;
  onDraft: (change: Partial<CheckoutDraft>) => void;
  /** Called when the fields for another address are there. */
  onFields: () => void;
}

/** The chosen address; saved ones to choose from, and a form for another one. */
export function AddressSection({ addresses, draft, country, errors, onDraft, onFields }: AddressSectionProps) {
  const chosen = addresses.find(({ id }) => id === draft.addressId) ?? null;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{checkoutText('deliverTo')}</h2>
        {chosen && !isChoosing && <Button onClick={() => setChoosing(true)}>{checkoutText('change')}</Button>}
      </div>
      {chosen && !isChoosing && <AddressText address={chosen} />}
      {isChoosing && (
        <Link
          to="/addresses"
          className="inline-flex min-h-11 items-center self-start font-semibold text-brand hover:underline"
        >
          {checkoutText('manageAddresses')}
        </Link>
      )}
      {isChoosing && (
        <fieldset className="flex flex-col gap-2.5">
          <legend className="sr-only">{checkoutText('savedAddresses')}</legend>
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              name="address_id"
              value={address.id}
              isSelected={address.id === draft.addressId}
              onSelect={() => onDraft({ addressId: address.id })}
            >
              <AddressText address={address} />
            </ChoiceCard>
          ))}
          <ChoiceCard name="address_id" value="" isSelected={!chosen} onSelect={() => onDraft({ addressId: '' })}>
            {checkoutText('anotherAddress')}
          </ChoiceCard>
        </fieldset>
      )}
      {!chosen && (
        <>
          <LazyAddressFieldset
            country={country}
            onCountry={(code) => onDraft({ address: { ...draft.address, country: code } })}
            values={draft.address}
            errors={errors}
            onLoad={onFields}
          />
          <CheckField
            name="save_address"
            label={checkoutText('saveAddress')}
            hint={checkoutText('saveAddressHint')}
            isChecked={draft.savesAddress}
            onChange={(savesAddress) => onDraft({ savesAddress })}
          />
        </>
      )}
    </Card>
  );
}
