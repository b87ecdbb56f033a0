import { getShipping } from '../../../../../contracts/ordering/shipping.ts';
import { api } from '../../../../lib/api/api.ts';

/** The shipping profile or, before it is saved, a suggestion; this browser's country helps where the account names none. */
export async function loadShipping() {
  // Its table of time zones is loaded with the answer, because the page is shown before.
  const { visitorCountry } = await import('../../../../lib/country/visitor-country.ts');
  const country = visitorCountry();
  return api(getShipping, { body: country ? { country } : {} });
}
