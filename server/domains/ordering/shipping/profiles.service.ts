import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { mostShipping, type ShippingProfile } from '../../../../contracts/ordering/shipping.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { findCountryCode } from '../../../../reference-data/countries/country-names.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import { countriesReached } from '../../../../reference-data/shipping/reach.ts';
import { suggestFeesIn } from '../../../../reference-data/shipping/shipping.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { sellerTaxes, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { lockOffers } from '../../marketplace/listings/changes.service.ts';
import { readCountry } from '../../marketplace/listings/listing-fields.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';
import { readAddress } from '../addresses/addresses.service.ts';
import { fillReturnAddresses } from '../returns/return-shipment.service.ts';

const suggestedPackDays = 2;

/** The saved profile, or a suggestion for the seller's country or, where that is unknown, the browser's. */
export async function getShippingProfile(db: Db, sellerId: number, browserCountry: CountryCode | null) {
  const [saved] = await db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, sellerId));
  const currency = await readShopCurrency(db, sellerId);
  return saved
    ? { shipping: describeProfile(saved), currency, is_saved: !saved.isDefault }
    : { shipping: await suggestProfile(db, sellerId, browserCountry), currency, is_saved: false };
}

/** Saves a profile. What the seller's listings are offered in follows in the same transaction, by a trigger. */
export async function saveShippingProfile(
  db: Db,
  sellerId: number,
  profile: ShippingProfile,
  now: Date,
): Promise<ShippingProfile> {
  const values = { ...columnsOf(profile), isDefault: false, changedAt: now };
  return db.transaction(async (tx) => {
    await lockOffers(tx, sellerId);
    requireUsualFees(profile, await readShopCurrency(tx, sellerId));
    if (values.returnAddress) await fillReturnAddresses(tx, sellerId, values.returnAddress);
    await endForeignTax(tx, sellerId, values.country);
    const [saved] = await tx
      .insert(shippingProfiles)
      .values({ sellerId, ...values })
      .onConflictDoUpdate({ target: shippingProfiles.sellerId, set: values })
      .returning();
    await sendNotification(tx, 'listings_changed');
    return describeProfile(saved ?? { sellerId, ...values });
  });
}

/**
 * A shop that moves is not registered in its new country before the seller says so, with the number of that one. Placed
 * orders keep theirs.
 */
async function endForeignTax(tx: Db, sellerId: number, country: CountryCode): Promise<void> {
  const { shipping } = await getShippingProfile(tx, sellerId, null);
  const left = shipping.country;
  if (left === country || !isCountryCode(left)) return;
  const isRegistered = and(eq(sellerTaxes.sellerId, sellerId), eq(sellerTaxes.isRegistered, true));
  await tx
    .update(sellerTaxes)
    .set({ isRegistered: false, taxId: '', share: null, leftCountry: left })
    .where(isRegistered);
}

/**
 * Gives a seller who publishes without a profile the suggested one. Where neither place nor phone number tell the country,
 * it is the first one of the listing. The seller is asked on the site until it is saved there.
 */
export async function ensureShippingProfile(
  tx: Db,
  sellerId: number,
  { countries: [first] }: { countries: readonly CountryCode[] },
): Promise<void> {
  const [known] = await tx
    .select({ sellerId: shippingProfiles.sellerId })
    .from(shippingProfiles)
    .where(eq(shippingProfiles.sellerId, sellerId));
  if (known) return;
  const columns = columnsOf(await suggestProfile(tx, sellerId, first ?? null));
  const changedAt = new Date();
  await tx.insert(shippingProfiles).values({ sellerId, ...columns, isDefault: true, changedAt });
}

/** A slip of the finger is refused: beyond these amounts nobody ships. */
function requireUsualFees(profile: ShippingProfile, currency: ShopCurrency): void {
  const [fee, freeFrom] = [mostShipping.fee, mostShipping.freeFrom].map((cents) =>
    convertMinor(cents, 'USD', currency),
  );
  const { home_fee_cents, region_fee_cents, world_fee_cents, free_from_cents } = profile;
  const isOver = [home_fee_cents, region_fee_cents, world_fee_cents].some((each) => (each ?? 0) > (fee ?? 0));
  if (isOver || (free_from_cents ?? 0) > (freeFrom ?? 0)) {
    throw new AppError('bad_input', {
      message: 'The fees must be at most 1000, and free_from_cents 100000 US dollars.',
    });
  }
}

function columnsOf(profile: ShippingProfile) {
  const country = readCountry(profile.country);
  if (!country) throw new AppError('bad_input', { key: 'country_missing' });
  const fees = {
    country,
    homeFeeCents: profile.home_fee_cents,
    regionFeeCents: profile.region_fee_cents,
    worldFeeCents: profile.world_fee_cents,
  };
  return {
    ...fees,
    sendsTo: countriesReached(fees),
    place: cleanLine(profile.place),
    packDays: profile.pack_days,
    freeFromCents: profile.free_from_cents,
    returnDays: profile.return_days,
    returnAddress: profile.return_address && readAddress(profile.return_address),
  };
}

function describeProfile(profile: typeof shippingProfiles.$inferSelect): ShippingProfile {
  return {
    country: profile.country,
    place: profile.place,
    pack_days: profile.packDays,
    home_fee_cents: profile.homeFeeCents,
    region_fee_cents: profile.regionFeeCents,
    world_fee_cents: profile.worldFeeCents,
    free_from_cents: profile.freeFromCents,
    return_days: profile.returnDays,
    return_address: profile.returnAddress && { ...profile.returnAddress, is_postal_code_confirmed: true },
  };
}

async function suggestProfile(db: Db, sellerId: number, browserCountry: CountryCode | null): Promise<ShippingProfile> {
  const [seller] = await db
    .select({
      phone: accounts.phone,
      place: accounts.place,
      currency: accounts.currency,
      language: products.sourceLanguage,
    })
    .from(accounts)
    .leftJoin(products, eq(products.sellerId, accounts.id))
    .where(eq(accounts.id, sellerId))
    .orderBy(desc(products.createdAt))
    .limit(1);
  const country = await guessCountry({ phone: null, place: null, language: null, ...seller, browserCountry });
  const { home, region, world } = suggestFeesIn(seller?.currency ?? 'USD', country);
  return {
    country,
    // A place that names only the country says nothing more.
    place: seller?.place && !findCountryCode(seller.place) ? seller.place.slice(0, 100) : '',
    pack_days: suggestedPackDays,
    home_fee_cents: home,
    region_fee_cents: region,
    world_fee_cents: world,
    free_from_cents: null,
    return_days: null,
    return_address: null,
  };
}

/** Where most people live who write in a language; a suggestion only. */
const countryOfLanguage: Record<Language, CountryCode> = {
  en: 'US',
  th: 'TH',
  zh: 'CN',
  vi: 'VN',
  es: 'ES',
  ja: 'JP',
  ko: 'KR',
};

interface Hints {
  phone: string | null;
  place: string | null;
  language: Language | null;
  browserCountry: CountryCode | null;
}

/** The country in the seller's place, of the phone number or of the browser, else of the newest listing's language. */
async function guessCountry({ phone, place, language, browserCountry }: Hints): Promise<CountryCode> {
  const named = findCountryCode(place ?? '') ?? findCountryCode(place?.split(/[,，、]/).at(-1) ?? '');
  return named ?? (await countryOfPhone(phone)) ?? browserCountry ?? countryOfLanguage[language ?? 'en'];
}

async function countryOfPhone(phone: string | null): Promise<CountryCode | null> {
  if (!phone) return null;
  const { default: parsePhoneNumber } = await import('libphonenumber-js/min');
  const country = parsePhoneNumber(phone)?.country ?? '';
  return isCountryCode(country) ? country : null;
}
