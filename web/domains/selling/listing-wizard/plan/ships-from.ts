import { type CountryCode, isCountryCode } from '../../../../../reference-data/countries/countries.ts';
import { visitorCountry } from '../../../../lib/country/visitor-country.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { storedText, useStoredText } from '../../../../lib/storage/stored-text.ts';
import { useSession } from '../../../identity/session/session.ts';
import type { SellingSetup } from '../../../ordering/selling-setup/use-selling-setup.ts';
import { countryOfPhone } from './phone-country.ts';

const stored = storedText(storageKeys.shipsFrom);

/**
 * The country parcels are sent from: the saved one, else the seller's last choice, else the suggested one. Until these
 * are loaded it is the phone number's country, else the browser's.
 */
export function useShipsFrom({
  answers,
}: Pick<SellingSetup, 'answers'>): [country: CountryCode | null, choose: (code: string) => void] {
  const chosen = useStoredText(stored);
  const phone = useSession()?.post.phone;
  const loaded = answers?.shipping.country;
  const known = answers?.hasShipping ? [loaded] : [chosen, loaded];
  const country = [...known, countryOfPhone(phone ?? ''), visitorCountry()].find(
    (code): code is CountryCode => !!code && isCountryCode(code),
  );
  return [country ?? null, stored.write];
}
