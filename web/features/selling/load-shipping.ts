import { getShipping } from '../../../contracts/shipping.ts';
import { api } from '../../lib/api.ts';
import { visitorCountry } from '../../lib/visitor-country.ts';

/** The shipping profile or, before it is saved, a suggestion; this browser's country helps where the account names none. */
export function loadShipping() {
  const country = visitorCountry();
  return api(getShipping, { body: country ? { country } : {} });
}
