import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedJson } from '../../../lib/storage/stored-json.ts';

/** What was chosen and typed at the check-out, so that a reload, an error or the sign-in loses nothing. */
export interface CheckoutDraft {
  /** The id of a saved address, or an empty text for the typed one; null until one was chosen. */
  addressId: string | null;
  address: Partial<AddressFields>;
  savesAddress: boolean;
  method: PaymentMethod | null;
  methodsBySeller: Record<string, PaymentMethod>;
  note: string;
}

export const noDraft: CheckoutDraft = {
  addressId: null,
  address: {},
  savesAddress: true,
  method: null,
  methodsBySeller: {},
  note: '',
};

const stored = storedJson<Partial<CheckoutDraft>>(storageKeys.checkout);

export const readCheckoutDraft = (): CheckoutDraft => ({ ...noDraft, ...stored.read() });
export const writeCheckoutDraft = (draft: CheckoutDraft | null) => stored.write(draft);
