import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { mostShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { readAmount } from '../../../../../contracts/text/typed-number.ts';
import { formatShortMoney } from '../../../../../i18n/format-money.ts';
import { shippingFormText } from '../../../../../i18n/generated/shipping-form.ts';
import type { CountryCode } from '../../../../../reference-data/countries/countries.ts';
import { convertMinor } from '../../../../../reference-data/currencies/convert.ts';
import { suggestFeesIn } from '../../../../../reference-data/shipping/shipping.ts';
import { amountText } from '../../../../lib/language/amount-text.ts';

/** The fields of the form, in their order; amounts are as typed in the shop's currency. */
export const shippingFields = [
  'country',
  'place',
  'pack_days',
  'home_fee',
  'region_fee',
  'world_fee',
  'free_from',
] as const;

type ShippingField = (typeof shippingFields)[number];
export type ShippingValues = Record<ShippingField, string>;

const maxPlace = 100;
const maxPackDays = 30;

/** The part of a profile that is about sending goods. */
export type ShippingTerms = Omit<ShippingProfile, 'return_days' | 'return_address'>;

export function valuesOf(shipping: ShippingTerms, currency: ShopCurrency): ShippingValues {
  const optional = (minor: number | null) => (minor === null ? '' : amountText(minor, currency));
  return {
    country: shipping.country,
    place: shipping.place,
    pack_days: String(shipping.pack_days),
    home_fee: amountText(shipping.home_fee_cents, currency),
    region_fee: optional(shipping.region_fee_cents),
    world_fee: optional(shipping.world_fee_cents),
    free_from: optional(shipping.free_from_cents),
  };
}

/** What a form holds, in fields of these names. */
export function readShippingValues(form: HTMLFormElement | null): ShippingValues {
  const entries = form ? Object.fromEntries(new FormData(form)) : {};
  return Object.fromEntries(shippingFields.map((name) => [name, String(entries[name] ?? '').trim()])) as ShippingValues;
}

/** A suggestion for another country, with its fees; the place is left out because it is in the first one. */
export function suggestFor(
  country: CountryCode | null,
  suggested: ShippingProfile,
  currency: ShopCurrency,
): ShippingProfile {
  if (!country || country === suggested.country) return suggested;
  const { home, region, world } = suggestFeesIn(currency, country);
  return { ...suggested, country, place: '', home_fee_cents: home, region_fee_cents: region, world_fee_cents: world };
}

/** The problems of the typed values by field; empty when they can be saved. */
export function checkShipping(values: ShippingValues, currency: ShopCurrency): Partial<ShippingValues> {
  const feeProblem = (text: string) => amountProblem('feeWrong', text, mostShipping.fee, currency);
  const isDays = /^\d{1,2}$/.test(values.pack_days) && Number(values.pack_days) <= maxPackDays;
  const problems: Partial<Record<ShippingField, string | null>> = {
    country: values.country ? null : shippingFormText('countryRequired'),
    place: values.place.length > maxPlace ? shippingFormText('placeTooLong') : null,
    pack_days: isDays ? null : shippingFormText('packDaysWrong'),
    home_fee: values.home_fee ? feeProblem(values.home_fee) : shippingFormText('feeRequired'),
    region_fee: feeProblem(values.region_fee),
    world_fee: feeProblem(values.world_fee),
    free_from: amountProblem('freeFromWrong', values.free_from, mostShipping.freeFrom, currency),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The profile of values without problems. */
export function shippingOf(values: ShippingValues, currency: ShopCurrency): ShippingTerms {
  const optional = (text: string) => (text ? readAmount(text, currency) : null);
  return {
    country: values.country,
    place: values.place,
    pack_days: Number(values.pack_days),
    home_fee_cents: readAmount(values.home_fee, currency) ?? 0,
    region_fee_cents: optional(values.region_fee),
    world_fee_cents: optional(values.world_fee),
    free_from_cents: optional(values.free_from),
  };
}

/** The problem of an optional field that holds no amount up to a limit, or null. */
function amountProblem(
  key: 'feeWrong' | 'freeFromWrong',
  text: string,
  mostCents: number,
  currency: ShopCurrency,
): string | null {
  if (!text) return null;
  const most = convertMinor(mostCents, 'USD', currency);
  const minor = readAmount(text, currency);
  if (minor !== null && minor <= most) return null;
  return shippingFormText(key, { currency, max: formatShortMoney(most, currency) });
}
