import { getMe, signInCustomer, signUpCustomer } from '../../../contracts/identity/accounts.ts';
import { signOut } from '../../../contracts/identity/sign-out.ts';
import {
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from '../../../contracts/marketplace/favorites.ts';
import { listProducts } from '../../../contracts/marketplace/listings.ts';
import type { Person } from '../person.ts';
import { credentialsOf } from './account.ts';

/** Signs up, saves favourites, logs out and finds them again after logging in. */
export async function keepFavorites(person: Person): Promise<void> {
  const { api } = person;
  await person.visit('/signup-user');
  await person.think();
  person.token = (await api(signUpCustomer, { body: credentialsOf(person) })).token;
  const { products } = await api(listProducts, { body: {} });
  const liked = products.filter(person.isSteady).slice(0, 3);
  for (const product of liked) {
    await api(saveFavorite, { params: { id: product.id } });
    await person.tell('favorite', product);
    await person.think();
  }
  const wanted = liked.map(({ id }) => id).reverse();
  await requireFavorites(person, wanted);

  const [regretted, ...kept] = wanted;
  await api(removeFavorite, { params: { id: regretted ?? '' } });
  await requireFavorites(person, kept);
  await person.visit('/favorites');
  await person.think();

  await api(signOut);
  await person.requireRefusal(401, () => api(listFavoriteIds));
  person.token = null;
  await person.visit('/signin-user');
  await person.think();
  const { token, post } = await api(signInCustomer, { body: credentialsOf(person) });
  person.token = token;
  person.require((await api(getMe)).post.id === post.id, 'who logs in again is who they were');
  await requireFavorites(person, kept);
  await person.think();
}

async function requireFavorites({ api, require }: Person, wanted: string[]): Promise<void> {
  const { ids } = await api(listFavoriteIds);
  const { products } = await api(listFavorites, { body: {} });
  const [asked, known, shown] = [wanted, ids, products.map(({ id }) => id)].map((list) => list.join());
  require(asked === known && asked === shown, `favourites are ${asked}, known as ${known}, shown as ${shown}`);
}
