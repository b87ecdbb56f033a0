import { type Language, languages } from '../../../contracts/languages.ts';
import { listProducts, suggestSearches } from '../../../contracts/marketplace/listings.ts';
import { pathInLanguage } from '../../../contracts/pages/language-path.ts';
import { searchCases } from '../../evaluation/search-queries/all.ts';
import type { Person } from '../person.ts';

const pauseInTypingMs = 200;

/** Searches in one of seven languages, takes a suggestion, and filters the results. */
export async function searchFor(person: Person): Promise<void> {
  const language = person.random.pick(languages);
  await person.visit(pathInLanguage('/', language));
  await person.think();
  const { typed } = person.random.pick(searchCases[language]);
  await type(person, typed, language);
  await readResults(person, typed, language);
  await takeSuggestion(person, typed, language);
  await narrow(person, typed, language);
}

async function type(person: Person, text: string, language: Language): Promise<void> {
  const letters = [...text];
  for (const share of [0.4, 0.7, 1]) {
    const q = letters.slice(0, Math.ceil(letters.length * share)).join('');
    const { searches, categories, titles } = await person.api(suggestSearches, { body: { q, language } });
    const isShort = searches.length <= 5 && categories.length <= 8 && titles.length <= 6;
    person.require(isShort, 'suggestions fit under the box');
    await person.wait(pauseInTypingMs);
  }
}

async function readResults(person: Person, q: string, language: Language): Promise<void> {
  const { products } = await person.api(listProducts, { body: { q, language } });
  // The newest listing may be removed before the page is rendered.
  const steady = products.slice(0, 20).find(person.isSteady);
  await person.visit(pathInLanguage(`/search?${new URLSearchParams({ q })}`, language), steady?.title);
  await person.think();
}

/** Suggestion and search are retried together, because a listing may be removed in between. */
async function takeSuggestion(person: Person, q: string, language: Language): Promise<void> {
  await person.requireWithin(2000, `a title suggested for '${q}' is found`, async () => {
    const [title] = (await person.api(suggestSearches, { body: { q, language } })).titles;
    if (!title) return true;
    return (await person.api(listProducts, { body: { q: title, language } })).products.length > 0;
  });
  await person.think();
}

async function narrow(person: Person, q: string, language: Language): Promise<void> {
  const [min_price, max_price] = [5, 200];
  const country = person.random.pick(['TH', 'JP', 'US']);
  const filters = { min_price, max_price, country, sort: 'price_up' } as const;
  const { products } = await person.api(listProducts, { body: { ...filters, q, language } });
  // A seller may change a price between sorting and reading.
  const prices = products.filter(person.isSteady).map(({ price_cents }) => price_cents);
  person.require(
    prices.every((price) => price >= min_price * 100 && price <= max_price * 100),
    'filtered goods cost what was asked for',
  );
  person.require(
    prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0)),
    'goods sorted by price come in its order',
  );
  const address = new URLSearchParams({ q, min_price: '5', max_price: '200', country, sort: 'price_up' });
  await person.visit(pathInLanguage(`/search?${address}`, language));
  await person.think();
}
