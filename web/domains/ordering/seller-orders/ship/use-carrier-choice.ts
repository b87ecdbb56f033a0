import { useState } from 'react';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import { carriersFor, isCarrierId } from '../../../../../reference-data/shipping/carriers.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../../lib/storage/stored-text.ts';

const lastCarrier = storedText(storageKeys.carrier);

/** The choice of a carrier that is not in the table. */
export const otherCarrier = 'other';

export type CarrierChoice = ReturnType<typeof useCarrierChoice>;

/** The carrier of a parcel: that of the seller's last one; before there is one, the first of the sender's country. */
export function useCarrierChoice(from: string | null) {
  const [carrier, setCarrier] = useState<string>(() => {
    const last = lastCarrier.read() ?? '';
    return isCarrierId(last) ? last : (carriersFor(from)[0] ?? otherCarrier);
  });
  const [name, setName] = useState('');
  const isOther = carrier === otherCarrier;
  return {
    ...{ from, carrier, setCarrier, name, setName },
    /** What the server is told. */
    value: isOther ? name.trim() : carrier,
    /** A typed link counts only while the carrier is typed too. */
    linkOf: (typed = '') => (isOther ? typed.trim() : ''),
    problem: isOther && name.trim() === '' ? shipDialogText('carrierNameRequired') : null,
    remember: () => isOther || lastCarrier.write(carrier),
  };
}
