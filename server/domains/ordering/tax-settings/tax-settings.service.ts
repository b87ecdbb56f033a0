import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { putTaxSettings, TaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import { type CountryCode, countryName, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { findTax, isUsualTaxId, type KnownTax, readTaxId } from '../../../../reference-data/taxes/tax-rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sellerTaxes } from '../../../schema/ordering/selling.ts';
import { getShippingProfile } from '../shipping/profiles.service.ts';

type SavedTax = Pick<typeof sellerTaxes.$inferSelect, 'isRegistered' | 'taxId' | 'share' | 'leftCountry'>;
type Typed = z.output<typeof putTaxSettings.body>;

const notRegistered: SavedTax = { isRegistered: false, taxId: '', share: null, leftCountry: null };

export async function getTax(db: Db, sellerId: number, now: Date): Promise<TaxSettings> {
  const [saved] = await db.select().from(sellerTaxes).where(eq(sellerTaxes.sellerId, sellerId));
  const country = await findShopCountry(db, sellerId);
  return describeTax(saved ?? notRegistered, country, findKnown(country, now));
}

/** Saves what the seller says. A number that does not look like one of the country is asked about once, then taken. */
export async function saveTax(db: Db, sellerId: number, typed: Typed, now: Date): Promise<TaxSettings> {
  const country = await findShopCountry(db, sellerId);
  const known = findKnown(country, now);
  const saved = typed.is_registered ? readRegistration(typed, country, known) : notRegistered;
  const values = { ...saved, changedAt: now };
  await db
    .insert(sellerTaxes)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: sellerTaxes.sellerId, set: values });
  return describeTax(saved, country, known);
}

function readRegistration(typed: Typed, country: CountryCode | null, known: KnownTax | null): SavedTax {
  if (!country || !known) {
    const place = country ? countryName(country) : 'your country';
    throw new AppError('bad_input', { message: `No tax of ${place} is known here, so none is written on receipts.` });
  }
  const taxId = readTaxId(typed.tax_id);
  if (taxId === '') {
    throw new AppError('bad_input', { message: "Please send your number at the tax office in the field 'tax_id'." });
  }
  if (!typed.is_tax_id_confirmed && !isUsualTaxId(country, taxId)) {
    const parameters = { number: taxId, name: known.taxId?.name ?? '', example: known.taxId?.example ?? '' };
    throw new AppError('tax_id_doubtful', { parameters });
  }
  const share = typed.share === known.standard ? null : typed.share;
  if (share !== null && !known.reduced.some((rate) => rate.share === share)) {
    throw new AppError('bad_input', { message: "Please send a rate of your country in the field 'share'." });
  }
  return { isRegistered: true, taxId, share, leftCountry: null };
}

/** Where the seller's parcels leave from, as saved or suggested. */
async function findShopCountry(db: Db, sellerId: number): Promise<CountryCode | null> {
  const { shipping } = await getShippingProfile(db, sellerId, null);
  return isCountryCode(shipping.country) ? shipping.country : null;
}

const findKnown = (country: CountryCode | null, now: Date): KnownTax | null =>
  country && findTax(country, now.toISOString().slice(0, 10));

const describeTax = (saved: SavedTax, country: CountryCode | null, known: KnownTax | null): TaxSettings => ({
  country: country ?? '',
  known: known && {
    ...{ name: known.name, standard: known.standard, reduced: known.reduced.map(({ share }) => share) },
    ...{ tax_id_name: known.taxId?.name ?? null, tax_id_example: known.taxId?.example ?? null },
  },
  // A shop that came back is asked as any other.
  left_country: saved.leftCountry === country ? null : saved.leftCountry,
  ...{ is_registered: saved.isRegistered, tax_id: saved.taxId, share: saved.share },
});
