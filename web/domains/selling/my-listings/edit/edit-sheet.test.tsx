import { act, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { changeListing, type ListingToEdit } from '../../../../../contracts/selling/my-listings.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { changesOf, checkChanges, type Edit, editOf, rebaseDraft } from './edit-draft.ts';
import { EditSheet } from './edit-sheet.tsx';

vi.mock('../../../ordering/selling-setup/shipping/load-shipping.ts', () => ({
  loadShipping: async () => ({ is_saved: false, shipping: null }),
}));
vi.mock('../../listing-facts/use-facts-of-type.ts', () => ({ useFactsOfType: () => [] }));
vi.mock('../../../ordering/selling-setup/methods/category-commission.tsx', () => ({ CategoryCommission: () => null }));

function listingIn(source_language: Language, stale_languages: Language[] = []): ListingToEdit {
  const texts = languages.map((language) => [
    language,
    { title: `Title ${language}`, description: 'Words.', is_stale: stale_languages.includes(language) },
  ]);
  return {
    id: '7',
    productTitleEN: 'Title en',
    productImage: 'a-photo.webp',
    product_type_id: null,
    has_options: false,
    facts: [],
    price_cents: 1200,
    price_before_cents: null,
    currency: 'USD',
    price: 12,
    price_minor: 1200,
    price_before_minor: null,
    reduced_until: null,
    category_id: '1000',
    super_sub_category_id: '1301',
    super_sub_category_name: 'Headphones',
    state: 'live',
    stock: 5,
    source_language,
    stale_languages,
    created_at: '2026-11-12T00:00:00.000Z',
    gone_at: null,
    texts: Object.fromEntries(texts),
    photos: ['a-photo.webp'],
    countries: ['TH'],
    plan: null,
    version: 'first',
  };
}

async function openSheet(listing: ListingToEdit) {
  function Page() {
    const [edit, setEdit] = useState<Edit>(editOf(listing));
    const ignore = () => undefined;
    return (
      <EditSheet
        isOpen
        edit={edit}
        failure={null}
        onRetry={ignore}
        onChange={setEdit}
        onSaved={setEdit}
        onRenewed={setEdit}
        onClose={ignore}
      />
    );
  }
  const { place } = await renderPage(<Page />);
  const tab = (language: Language) =>
    [...place.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.id.endsWith(`-${language}`));
  const title = () => place.querySelector<HTMLInputElement>('input[name=title]');
  return {
    place,
    title,
    tabName: (language: Language) => tab(language)?.getAttribute('aria-label'),
    choose: (language: Language) => act(async () => tab(language)?.click()),
    type: (text: string) =>
      act(async () => {
        const field = title();
        // React ignores a value that was set through its own setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    save: () => act(async () => place.querySelector('form')?.requestSubmit()),
  };
}

describe('the texts of a listing to edit', () => {
  test.each(['en', 'th'] as const)('open in their source language, %s', async (source) => {
    const sheet = await openSheet(listingIn(source));
    expect([sheet.title()?.value, sheet.title()?.lang]).toEqual([`Title ${source}`, source]);
  });

  test.each([
    ['en', 'ko', 'KO, Korean, older than the English text', 'The English text was changed after this one was written.'],
    ['th', 'en', 'EN, English, older than the Thai text', 'The Thai text was changed after this one was written.'],
  ] as const)('written in %s say that the one in %s is older', async (source, language, name, hint) => {
    const sheet = await openSheet(listingIn(source, [language]));
    expect(sheet.tabName(language)).toBe(name);
    expect(sheet.place.textContent).not.toContain(hint);
    await sheet.choose(language);
    expect(sheet.place.textContent).toContain(hint);
  });

  test.each([
    ['en', 'Listing saved. 6 languages are now older than the English text.'],
    ['th', 'Listing saved. 6 languages are now older than the Thai text.'],
  ] as const)('written in %s and changed in it make the other six older', async (source, message) => {
    const network = fakeApi();
    const others = languages.filter((language) => language !== source);
    network.answer(changeListing, { listing: { ...listingIn(source, others), version: 'second' } }, { id: '7' });
    const sheet = await openSheet(listingIn(source));
    await sheet.type('Another title');
    expect(sheet.place.textContent).toContain('The other languages keep their texts and are marked as older');
    await sheet.save();
    expect(network.callsOf(changeListing, { id: '7' })[0]?.body).toMatchObject({
      texts: { [source]: { title: 'Another title' } },
    });
    expect(document.body.textContent).toContain(message);
  });
});

test('the category of a listing to edit is in the language of the page', async () => {
  document.documentElement.lang = 'es';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const sheet = await openSheet({ ...listingIn('en'), names: { es: { title: 'Título', category: 'Auriculares' } } });
  expect(sheet.place.textContent).toContain('Auriculares');
  expect(sheet.place.textContent).not.toContain('Headphones');
});

test('the price and the goals of a listing to edit are in the currency of the shop', () => {
  const plan = {
    ...{ monthly_sales_target_cents: 80_000, marketing_budget_cents: 5002, sell_units: 40, offers_credit: false },
    ...{ fulfilment: null, weight_grams: null },
  };
  const listing: ListingToEdit = { ...listingIn('vi'), currency: 'VND', price: 315_000, price_minor: 315_000, plan };
  const { draft, isChanged } = editOf(listing);
  expect(isChanged).toBe(false);
  expect(draft).toMatchObject({ suggestedPrice: '315000', plan: { monthlySalesTarget: '21000000' } });
  expect(changesOf({ ...draft, suggestedPrice: '350000' }, listing)).toEqual({ price: '350000', currency: 'VND' });
  const goal = { ...draft.plan, marketingBudget: '2000000' };
  expect(changesOf({ ...draft, plan: goal }, listing)).toEqual({ plan: goal, currency: 'VND' });
  expect(Object.keys(checkChanges({ ...draft, suggestedPrice: '12.5' }, listing))).toEqual(['suggestedPrice']);
  expect(rebaseDraft(listing, { ...draft, suggestedPrice: '350000' }, listing).suggestedPrice).toBe('350000');
});

describe('the stock of a listing to edit', () => {
  test('is sent with the stock that was shown, so that units sold meanwhile are not given back', () => {
    const listing = listingIn('en');
    const { draft } = editOf(listing);
    expect(changesOf({ ...draft, stock: '12' }, listing)).toEqual({ stock: '12', stockBefore: '5' });
    expect(changesOf({ ...draft, suggestedPrice: '14' }, listing)).toEqual({ suggestedPrice: '14' });
    expect(Object.keys(checkChanges({ ...draft, stock: '-1' }, listing))).toEqual(['stock']);
    expect(rebaseDraft({ ...listing, stock: 4 }, { ...draft, stock: '12' }, listing).stock).toBe('12');
    expect(rebaseDraft({ ...listing, stock: 4 }, draft, listing).stock).toBe('4');
  });
});
