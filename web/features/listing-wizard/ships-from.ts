import { type CountryCode, isCountryCode } from '../../../market/countries.ts';
import { useSession } from '../../lib/session.ts';
import { storedText, useStoredText } from '../../lib/stored-text.ts';
import { visitorCountry } from '../../lib/visitor-country.ts';
import { countryOfPhone } from './phone-country.ts';

const stored = storedText('snapbazaar.ships-from');

/** The country parcels are sent from: the seller's last choice, else their phone number's country, else the browser's. */
export function useShipsFrom(): [country: CountryCode | null, choose: (code: string) => void] {
  const chosen = useStoredText(stored);
  const phone = useSession()?.post.phone;
  const country = [chosen, countryOfPhone(phone ?? ''), visitorCountry()].find(
    (code): code is CountryCode => !!code && isCountryCode(code),
  );
  return [country ?? null, stored.write];
}
