/**
 * Stripe moves money between platforms and accounts of these countries, whichever of them each is in (docs.stripe.com/connect/cross-border-payouts,
 * read 2026-11). A platform elsewhere pays accounts of its own country only.
 */
const acrossBorders =
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(' ');

/** The countries in which sellers of a platform can open an account. */
export function listConnectCountries(platformCountry: string): readonly string[] {
  return acrossBorders.includes(platformCountry) ? acrossBorders : [platformCountry];
}
