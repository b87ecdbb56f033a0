import { topCategories } from '../../../catalog/categories/top-categories.ts';
import { type Language, languages } from '../../../contracts/languages.ts';
import { getProduct, type ListedProduct, listProducts } from '../../../contracts/marketplace/listings.ts';
import { type PictureWidth, pictureAddress } from '../../../contracts/marketplace/pictures.ts';
import { pathInLanguage } from '../../../contracts/pages/language-path.ts';
import type { Person } from '../person.ts';

/** Opens Home, browses a category, scrolls, and opens a product and a related one. */
export async function lookAround(person: Person): Promise<void> {
  const language = person.random.happens(0.5) ? 'en' : person.random.pick(languages);
  await person.visit(pathInLanguage('/', language));
  await person.think();
  const seen = person.random.happens(0.5) ? await browseCategory(person, language) : await scroll(person, language);
  const steady = seen.filter(person.isSteady);
  const related = await lookAt(person, person.random.pick(steady), language);
  const next = related.filter(person.isSteady);
  if (next.length > 0) await lookAt(person, person.random.pick(next), language);
}

async function browseCategory(person: Person, language: Language): Promise<ListedProduct[]> {
  const categoryId = String(person.random.pick(topCategories).id);
  const { products } = await person.api(listProducts, { body: { category_id: categoryId, language } });
  person.require(
    products.every(({ category_id }) => category_id === categoryId),
    `shelf ${categoryId} holds only its own goods`,
  );
  await person.visit(pathInLanguage(`/products/${categoryId}`, language));
  await seePictures(person, products, 320);
  await person.think();
  return products.some(person.isSteady) ? products : scroll(person, language);
}

/** Reads all products page by page; none may appear twice, even while others publish. */
async function scroll(person: Person, language: Language): Promise<ListedProduct[]> {
  await person.visit(pathInLanguage('/search', language));
  const seen = new Map<string, ListedProduct>();
  let cursor: string | undefined;
  const pages = Math.round(person.random.between(2, 4));
  for (let page = 0; page < pages; page += 1) {
    const body = { language, ...(cursor ? { cursor } : {}) };
    const { products, next_cursor } = await person.api(listProducts, { body });
    for (const product of products) {
      person.require(!seen.has(product.id), `product ${product.id} comes once while scrolling`);
      person.require(product.language === language && product.title !== '', 'goods are named in the reader’s language');
      seen.set(product.id, product);
    }
    await seePictures(person, products, 320);
    await person.think();
    if (!next_cursor) break;
    cursor = next_cursor;
  }
  return [...seen.values()];
}

async function lookAt(person: Person, { id, title }: ListedProduct, language: Language): Promise<ListedProduct[]> {
  await person.tell('click', { id });
  const { product } = await person.api(getProduct, { params: { id, language } });
  person.require(product.title === title, 'a product has the title of its card');
  person.require(
    languages.every((each) => product.texts[each].title !== ''),
    'a product is named in seven languages',
  );
  await person.visit(pathInLanguage(`/product/${id}`, language), title);
  await person.tell('view', { id });
  await seePictures(person, [product], 640);
  await seePictures(person, product.related, 320);
  await person.think();
  return product.related;
}

/** Fetches the pictures of one screen concurrently, as a browser does. */
async function seePictures(person: Person, products: readonly ListedProduct[], width: PictureWidth): Promise<void> {
  const format = person.random.happens(0.9) ? 'avif' : 'webp';
  // Pictures are removed with their product, so only permanent products are checked.
  const shown = products.filter(person.isSteady).slice(0, 6);
  await Promise.all(shown.map(({ productImage }) => person.picture(pictureAddress(productImage, width, format))));
}
