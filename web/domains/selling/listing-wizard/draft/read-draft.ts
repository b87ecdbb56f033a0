import { shopCurrencies } from '../../../../../contracts/identity/shop-currencies.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { stages } from '../../../../../contracts/selling/listing-analysis.ts';
import { fulfilments } from '../../../../../contracts/selling/listing-rules.ts';
import { areEntries } from '../../listing-facts/fact-entries.ts';
import { emptyDetails, emptyDraft, type ListingDraft, steps } from './draft.ts';

type Fields = Record<string, unknown>;

/** Parses the stored draft; null for another account, another version or malformed data. */
export function readDraft(text: string | null, owner: string): ListingDraft | null {
  const stored = withPresentNames(parse(text));
  // Drafts of earlier versions lack these fields; English was the source of all of them.
  const { photos, productType, details, facts, proposed, backTranslations, stale, stock, currency } = emptyDraft(owner);
  const fields: Fields | null = stored && {
    photos,
    productType,
    details,
    facts,
    proposed,
    backTranslations,
    stale,
    currency,
    stock: asFields(stored.details)?.quantity || stock,
    source: 'en',
    ...stored,
  };
  return fields && fields.version === 1 && fields.owner === owner && isDraft(fields) ? (fields as never) : null;
}

/** Drafts of earlier versions have two fields under other names, and so have the categories of the photo's facts. */
function withPresentNames(stored: Fields | null): Fields | null {
  if (!stored || !('kind' in stored || 'says' in stored)) return stored;
  const { kind, says, ...rest } = stored;
  const renamed = {
    ...rest,
    ...(kind === undefined ? {} : { productType: kind }),
    ...(says === undefined ? {} : { backTranslations: says }),
  };
  const photo = asFields(rest.photo);
  const facts = asFields(photo?.facts);
  if (!facts || !Array.isArray(facts.categories)) return renamed;
  const categories = facts.categories.map((category) => {
    const { kind: former, ...others } = asFields(category) ?? {};
    return former === undefined ? others : { ...others, product_type: former };
  });
  return { ...renamed, photo: { ...photo, facts: { ...facts, categories } } };
}

function parse(text: string | null): Fields | null {
  try {
    return asFields(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function isDraft(fields: Fields): boolean {
  const template = emptyDraft('') as unknown as Fields;
  const hasSameTypes = Object.entries(template).every(
    ([name, value]) => value === null || typeof value === typeof fields[name],
  );
  return (
    hasSameTypes &&
    isOneOf(steps, fields.step) &&
    isOneOf(fulfilments, fields.fulfilment) &&
    isOneOf(languages, fields.source) &&
    isOneOf(shopCurrencies, fields.currency) &&
    isListOfText(fields.photos) &&
    isListOfText(fields.edited) &&
    isListOfText(fields.countries) &&
    isListOfText(fields.stale) &&
    areDetails(fields.details) &&
    areEntries(fields.facts) &&
    (fields.productType === null || isProductType(fields.productType)) &&
    (fields.proposed === null || areTexts(fields.proposed)) &&
    Object.values(asFields(fields.backTranslations) ?? {}).every(isText) &&
    areTexts(fields.texts) &&
    (fields.photo === null || isPhoto(fields.photo)) &&
    (fields.plan === null || isPlan(fields.plan))
  );
}

function areTexts(value: unknown): boolean {
  return languages.every((language) => isText(asFields(value)?.[language]));
}

function isText(value: unknown): boolean {
  const text = asFields(value);
  return typeof text?.title === 'string' && typeof text.description === 'string';
}

function areDetails(value: unknown): boolean {
  return Object.keys(emptyDetails).every((name) => typeof asFields(value)?.[name] === 'string');
}

function isProductType(value: unknown): boolean {
  const productType = asFields(value);
  return typeof productType?.id === 'string' && typeof asFields(productType.names)?.en === 'string';
}

function isPhoto(value: unknown): boolean {
  const photo = asFields(value);
  const facts = asFields(photo?.facts);
  return (
    [photo?.productUUID, photo?.image, photo?.failure].every((one) => typeof one === 'string') &&
    isOneOf(stages, photo?.stage) &&
    (photo?.facts === null || [facts?.categories, facts?.colours, facts?.words].every(Array.isArray))
  );
}

function isPlan(value: unknown): boolean {
  const plan = asFields(value);
  const ranges = [plan?.usd, ...Object.values(asFields(plan?.localCurrencies) ?? {})];
  const offers = Object.values(asFields(plan?.platforms) ?? {}).map((offer) => asFields(offer)?.price_range);
  return typeof plan?.estimatedOn === 'string' && [...ranges, ...offers].every(isRange);
}

function isRange(value: unknown): boolean {
  const range = asFields(value);
  return typeof range?.min === 'number' && typeof range.max === 'number';
}

const isOneOf = (all: readonly string[], value: unknown) => all.includes(value as string);
const isListOfText = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
const asFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
