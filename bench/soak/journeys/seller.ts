import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { closeAccount } from '../../../contracts/identity/profile.ts';
import { languages } from '../../../contracts/languages.ts';
import { getProduct, listProducts } from '../../../contracts/marketplace/listings.ts';
import { listSellerProducts } from '../../../contracts/marketplace/sellers.ts';
import {
  type AnalysisRecord,
  getAnalysis,
  languageNames,
  pendingModel,
  pollEveryMs,
  uploadPhoto,
} from '../../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../../contracts/selling/listing-publishing.ts';
import { changeListing, listOwnListings, pauseListing, resumeListing } from '../../../contracts/selling/my-listings.ts';
import { listingForm } from '../../../tests/support/selling/listing-form.ts';
import type { Person } from '../person.ts';
import { credentialsOf } from './account.ts';

const soon = 2000;

/** Signs up, publishes a listing from a photo, edits it, pauses it, and closes the account. */
export async function sellSomething(person: Person): Promise<void> {
  const { api } = person;
  await person.visit('/signup');
  await person.think();
  const { token, post } = await api(signUpSeller, { body: credentialsOf(person) });
  person.token = token;
  await person.visit('/chat');
  const record = await analyse(person);
  const listing = { seller: post.id, id: await publish(person, record), title: titleOf(person, record) };
  await requireForSale(person, listing);
  await person.think();
  await change(person, { ...listing, title: `Better ${listing.title}` });
  await person.think();
  await pauseAndResume(person, listing);
  await person.think();
  await leave(person, listing);
}

interface Listing {
  seller: string;
  id: string;
  title: string;
}

/** A unique word that only this listing contains. */
const wordOf = ({ number }: Person) => `soak${number}x`;
const titleOf = (person: Person, { rawJSONData }: AnalysisRecord) => `${rawJSONData?.english.title} ${wordOf(person)}`;

async function analyse(person: Person): Promise<AnalysisRecord> {
  const { product: params } = await person.api(uploadPhoto, { file: person.random.pick(person.photos) });
  for (;;) {
    await person.wait(pollEveryMs);
    const [record] = (await person.api(getAnalysis, { params })).product;
    if (!record) throw new Error('An uploaded photo has no record.');
    person.require(record.stage !== 'failed', `a photo is analysed: ${record.failure}`);
    if (record.aimodel === pendingModel) continue;
    person.require(
      Object.values(languageNames).every((name) => record.rawJSONData?.[name].title),
      'a photo is described in seven languages',
    );
    return record;
  }
}

async function publish(person: Person, record: AnalysisRecord): Promise<string> {
  const texts = languages.flatMap((language) => {
    const text = record.rawJSONData?.[languageNames[language]];
    const title = language === 'en' ? titleOf(person, record) : text?.title;
    return [
      [`productTitle${language.toUpperCase()}`, title],
      [`productDescription${language.toUpperCase()}`, text?.description],
    ];
  });
  const body = listingForm({
    ...Object.fromEntries(texts),
    productUUID: record.productUUID,
    publish_key: `soak-${person.number}`,
  });
  const { product } = await person.api(addProduct, { body });
  const again = await person.api(addProduct, { body });
  person.require(again.product.id === product.id, 'a draft published twice is one listing');
  return product.id;
}

async function requireForSale(person: Person, { seller, id, title }: Listing): Promise<void> {
  const { api } = person;
  const lists = {
    'their storefront': () => api(listOwnListings, { body: {} }).then(({ listings }) => listings),
    'their public page': () => api(listSellerProducts, { params: { id: seller }, body: {} }).then((it) => it.products),
    'the search': () => api(listProducts, { body: { q: wordOf(person) } }).then(({ products }) => products),
  };
  for (const [place, list] of Object.entries(lists)) {
    await person.requireWithin(soon, `a published listing is found in ${place}`, async () =>
      (await list()).some((item) => item.id === id && item.productTitleEN === title),
    );
  }
  await person.requireWithin(soon, 'a published listing is on the seller’s page', () => isShown(person, seller, title));
  await person.open(`/product/${id}`, { shows: title });
}

async function change(person: Person, { seller, id, title }: Listing): Promise<void> {
  const { api } = person;
  const description = 'Changed by its seller.';
  const texts = { en: { title, description } };
  const { listing } = await api(changeListing, { params: { id }, body: { texts, suggestedPrice: '12.34' } });
  person.require(listing.stale_languages.length === languages.length - 1, 'a new English text marks the other six');
  const { product } = await api(getProduct, { params: { id, language: 'en' } });
  person.require(product.title === title && product.price_cents === 1234, 'a changed listing shows what was saved');
  await person.requireWithin(soon, 'a new title is on the seller’s page', () => isShown(person, seller, title));
}

async function pauseAndResume(person: Person, { seller, id, title }: Listing): Promise<void> {
  const { api } = person;
  await api(pauseListing, { params: { id } });
  await person.requireRefusal(404, () => api(getProduct, { params: { id, language: 'en' } }));
  const isGone = async () => !(await isShown(person, seller, title));
  await person.requireWithin(soon, 'a paused listing is off the seller’s page', isGone);
  const { listings } = await api(listOwnListings, { body: { state: 'paused' } });
  person.require(
    listings.some((listing) => listing.id === id),
    'a paused listing stays in the storefront',
  );
  await person.think();
  await api(resumeListing, { params: { id } });
  await person.requireWithin(soon, 'a resumed listing is back', () => isShown(person, seller, title));
}

/** Closing the account removes everything that belongs to it. */
async function leave(person: Person, { seller, id }: Listing): Promise<void> {
  await person.api(closeAccount, { body: { current_password: credentialsOf(person).password } });
  await person.requireRefusal(401, () => person.api(listOwnListings, { body: {} }));
  person.token = null;
  await person.requireRefusal(404, () => person.api(getProduct, { params: { id, language: 'en' } }));
  await person.requireRefusal(404, () => person.api(listSellerProducts, { params: { id: seller }, body: {} }));
  await person.open(`/product/${id}`, { status: 404 });
}

async function isShown(person: Person, seller: string, title: string): Promise<boolean> {
  return (await person.open(`/seller/${seller}`)).includes(title);
}
