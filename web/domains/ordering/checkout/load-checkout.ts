import { type Address, listAddresses } from '../../../../contracts/ordering/addresses.ts';
import type { Cart } from '../../../../contracts/ordering/carts.ts';
import { api } from '../../../lib/api/api.ts';
import { loadCountryNames } from '../../../lib/country/country-names.ts';
import { deliveryCountry } from '../../../lib/country/delivery-country.ts';
import { type CheckoutDraft, readCheckoutDraft } from './checkout-draft.ts';
import { type LineSource, readLineSource } from './line-source.ts';

export interface LoadedCheckout {
  addresses: Address[];
  draft: CheckoutDraft;
  cart: Cart;
  source: LineSource;
}

/** Everything that is filled in already: the default address, or the visitor’s country, and delivery to it. */
export async function loadCheckout(search: URLSearchParams): Promise<LoadedCheckout> {
  const source = readLineSource(search);
  const [{ addresses }, guessedCountry] = await Promise.all([api(listAddresses), deliveryCountry()]);
  const stored = readCheckoutDraft();
  const isTyped = stored.addressId === '';
  const saved = addresses.find(({ id }) => id === stored.addressId) ?? (isTyped ? undefined : addresses[0]);
  const draft = {
    ...stored,
    addressId: saved?.id ?? '',
    address: { ...stored.address, country: stored.address.country ?? guessedCountry ?? '' },
  };
  const country = saved?.country ?? draft.address.country;
  const [cart] = await Promise.all([source.fetch(country || undefined), loadCountryNames()]);
  return { addresses, draft, source, cart };
}
