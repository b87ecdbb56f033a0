import { and, asc, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { type InEveryLanguage, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import { type ListingProposal, languageNames } from '../../../../contracts/selling/listing-analysis.ts';
import { cleanListingText } from '../../../../contracts/selling/listing-rules.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import {
  type ListingPhotos,
  type ListingValues,
  type PublishDeps,
  publishOnce,
} from '../listing-publishing/publish-once.service.ts';
import type { Draft } from './compose-draft.service.ts';
import { listDrafts } from './describe-drafts.service.ts';
import { lockDrafts } from './draft-photos.service.ts';
import { publishDraft } from './listing-drafts.job.ts';
import { suggestPrice } from './suggest-price.ts';

interface Accepted {
  draftIds: readonly string[];
  /** Also every draft without a doubt. */
  allSure: boolean;
}

/** Queues the publishing of drafts; those that have no texts or price yet are left as they are. */
export function acceptDrafts(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  sellerId: number,
  { draftIds, allSure }: Accepted,
): Promise<{ accepted: number; left: string[] }> {
  return db.transaction(async (tx) => {
    await lockDrafts(tx, sellerId);
    const { drafts } = await listDrafts(tx, sellerId, 'en');
    const isAsked = (id: string) => draftIds.includes(id);
    const open = drafts.filter(({ state }) => state === 'open');
    const chosen = open.filter(({ id, doubts }) => isAsked(id) || (allSure && doubts.length === 0));
    const isReady = ({ price_minor, type, doubts }: (typeof chosen)[number]) =>
      price_minor !== null && type !== null && !doubts.includes('reading');
    const ready = chosen.filter(isReady).map(({ id }) => id);
    if (ready.length > 0) {
      await tx
        .update(listingDrafts)
        .set({ state: 'publishing', problem: null })
        .where(inArray(listingDrafts.id, ready));
    }
    for (const draftId of ready) await queue.enqueue(tx, publishDraft, { draftId });
    return { accepted: ready.length, left: chosen.filter((draft) => !isReady(draft)).map(({ id }) => id) };
  });
}

/** Publishes an accepted draft once. What the seller can mend is said with the draft, which is open again. */
export async function runPublishing(deps: PublishDeps, draftId: string): Promise<void> {
  const isAccepted = and(eq(listingDrafts.id, draftId), eq(listingDrafts.state, 'publishing'));
  const [draft] = await deps.db.select().from(listingDrafts).where(isAccepted);
  if (!draft) return;
  try {
    const productId = await publishOnce(deps, {
      sellerId: draft.sellerId,
      publishKey: `draft:${draft.id}`,
      values: await readValues(deps.db, draft),
      findPhotos: () => findPhotos(deps.db, draft),
      shopName: '',
      productTypeId: draft.productTypeId ?? '',
      variants: null,
    });
    await deps.db.update(listingDrafts).set({ state: 'published', productId }).where(isAccepted);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await giveBack(deps.db, draftId, error);
  }
}

/** Opens a draft again that could not be published, and says why. */
export async function giveBack(db: Db, draftId: string, error = new AppError('unavailable')): Promise<void> {
  const { code, message, key, parameters } = error;
  await db
    .update(listingDrafts)
    .set({ state: 'open', problem: { code, message, key, parameters } })
    .where(and(eq(listingDrafts.id, draftId), eq(listingDrafts.state, 'publishing')));
}

async function readValues(db: Db, draft: Draft): Promise<ListingValues> {
  const { proposal, sellerId } = draft;
  if (!proposal || draft.categoryId === null) throw new AppError('analysis_not_found');
  const [account] = await db
    .select({ currency: accounts.currency, language: accounts.language, home: shippingProfiles.country })
    .from(accounts)
    .leftJoin(shippingProfiles, eq(shippingProfiles.sellerId, accounts.id))
    .where(eq(accounts.id, sellerId));
  if (!account) throw new AppError('not_signed_in');
  const { currency } = draft.currency ? { currency: draft.currency } : account;
  const minor = draft.priceMinor ?? suggestPrice(proposal.price_range.usd, currency);
  return {
    listing: {
      ...readCategory({ topCategoryId: '', subCategoryId: '', categoryId: String(draft.categoryId) }),
      stock: draft.stock,
      countries: countriesOf(proposal, account.home),
      sourceLanguage: draft.titleLanguage ?? account.language,
    },
    price: { text: formatPlainAmount(minor, currency), currency },
    texts: textsOf(draft, proposal),
    facts: [],
    plan: {
      priceMinCents: Math.round(proposal.price_range.usd.min * 100),
      priceMaxCents: Math.round(proposal.price_range.usd.max * 100),
      localCurrencies: proposal.price_range.local_currencies,
      platformComparison: proposal.platform_comparison,
      // The goal is to sell what there is; the seller changes it in the plan of the listing.
      monthlySalesTargetCents: convertMinor(minor, currency, 'USD') * draft.stock,
      sellUnits: draft.stock,
      marketingBudgetCents: 0,
    },
  };
}

/** The seller's own country first: most goods are sold at home, and buyers there would be refused otherwise. */
function countriesOf({ country_codes, recommended_countries }: ListingProposal, home: CountryCode | null) {
  const proposed = readCountries(country_codes ?? recommended_countries);
  return home ? [home, ...proposed.filter((country) => country !== home)] : proposed;
}

function textsOf({ title, titleLanguage }: Draft, proposal: ListingProposal): InEveryLanguage<ListingText> {
  const texts = languages.map((language) => {
    const text = proposal[languageNames[language]];
    const isTyped = title !== null && language === titleLanguage;
    return [language, cleanListingText(isTyped ? { ...text, title } : text)];
  });
  return Object.fromEntries(texts);
}

async function findPhotos(db: Db, draft: Draft): Promise<ListingPhotos> {
  const photos = await db
    .select({ image: draftPhotos.image })
    .from(draftPhotos)
    .where(eq(draftPhotos.draftId, draft.id))
    .orderBy(asc(draftPhotos.place), asc(draftPhotos.position));
  const [image, ...furtherImages] = photos.map((photo) => photo.image);
  if (!image) throw new AppError('photo_missing');
  return { image, furtherImages, analysisUuid: draft.analysisUuid, sent: null };
}
