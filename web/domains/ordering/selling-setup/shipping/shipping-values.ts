import type { ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { readAmount } from '../../../../../contracts/text/typed-number.ts';
import { shippingFormText } from '../../../../../i18n/generated/shipping-form.ts';
import type { CountryCode } from '../../../../../reference-data/countries/countries.ts';
import { suggestFees } from '../../../../../reference-data/shipping/shipping.ts';
import { dollarText } from '../../../../lib/language/dollar-text.ts';

/** The fields of the form, in their order; amounts are dollars as typed. */
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
const maxFee = 1_000_00;
const maxFreeFrom = 100_000_00;

/** The part of a profile that is about sending goods. */
export type ShippingTerms = Omit<ShippingProfile, 'return_days' | 'return_address'>;

export function valuesOf(shipping: ShippingTerms): ShippingValues {
  const optional = (cents: number | null) => (cents === null ? '' : dollarText(cents));
  return {
    country: shipping.country,
    place: shipping.place,
    pack_days: String(shipping.pack_days),
    home_fee: dollarText(shipping.home_fee_cents),
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
export function suggestFor(country: CountryCode | null, suggested: ShippingProfile): ShippingProfile {
  if (!country || country === suggested.country) return suggested;
  const { home, region, world } = suggestFees(country);
  return { ...suggested, country, place: '', home_fee_cents: home, region_fee_cents: region, world_fee_cents: world };
}

/** The problems of the typed values by field; empty when they can be saved. */
export function checkShipping(values: ShippingValues): Partial<ShippingValues> {
  const isDays = /^\d{1,2}$/.test(values.pack_days) && Number(values.pack_days) <= maxPackDays;
  const problems: Partial<Record<ShippingField, string | null>> = {
    country: values.country ? null : shippingFormText('countryRequired'),
    place: values.place.length > maxPlace ? shippingFormText('placeTooLong') : null,
    pack_days: isDays ? null : shippingFormText('packDaysWrong'),
    home_fee: values.home_fee ? feeProblem(values.home_fee) : shippingFormText('feeRequired'),
    region_fee: feeProblem(values.region_fee),
    world_fee: feeProblem(values.world_fee),
    free_from: isAmount(values.free_from, maxFreeFrom) ? null : shippingFormText('freeFromWrong'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The profile of values without problems. */
export function shippingOf(values: ShippingValues): ShippingTerms {
  const optional = (text: string) => (text ? readAmount(text) : null);
  return {
    country: values.country,
    place: values.place,
    pack_days: Number(values.pack_days),
    home_fee_cents: readAmount(values.home_fee) ?? 0,
    region_fee_cents: optional(values.region_fee),
    world_fee_cents: optional(values.world_fee),
    free_from_cents: optional(values.free_from),
  };
}

const feeProblem = (text: string) => (isAmount(text, maxFee) ? null : shippingFormText('feeWrong'));

/** Whether an optional field holds an amount up to a limit. */
function isAmount(text: string, max: number): boolean {
  if (!text) return true;
  const cents = readAmount(text);
  return cents !== null && cents <= max;
}
