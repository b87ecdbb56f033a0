import { languages } from '../../../contracts/languages.ts';
import { listProducts } from '../../../contracts/marketplace/listings.ts';
import { searchByPhoto } from '../../../contracts/marketplace/photo-search.ts';
import { adPictureTypes } from '../../../contracts/selling/ad-picture-rules.ts';
import { makeAdPicture } from '../../../contracts/selling/ad-pictures.ts';
import type { Person } from '../person.ts';

/** Has a picture drawn of a product in one of seven languages. */
export async function advertise(person: Person): Promise<void> {
  const { random } = person;
  const { products } = await person.api(listProducts, { body: {} });
  const { id: product_id } = random.pick(products.filter(person.isSteady));
  const [language, type] = [random.pick(languages), random.pick(adPictureTypes)];
  const { address } = await person.api(makeAdPicture, { body: { product_id, language, type } });
  await person.picture(address);
  await person.think();
}

/** Searches with a photo of a thing. */
export async function searchWithPhoto(person: Person): Promise<void> {
  await person.visit('/');
  await person.think();
  await person.api(searchByPhoto, { file: person.random.pick(person.photos) });
  await person.think();
}
