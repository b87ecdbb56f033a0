import { setTimeout as sleep } from 'node:timers/promises';
import { isApiFailure } from '../../../contracts/client/client.ts';
import {
  signInCustomer,
  signInSeller,
  signUpCustomer,
  signUpSeller,
  type UserType,
} from '../../../contracts/identity/accounts.ts';
import { saveFavorite } from '../../../contracts/marketplace/favorites.ts';
import { getProduct, listProducts } from '../../../contracts/marketplace/listings.ts';
import { requestMovement } from '../../../contracts/money/wallet.ts';
import { uploadPhoto } from '../../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../../contracts/selling/listing-publishing.ts';
import { password } from '../../support/ordering/orders.ts';
import { drawPhoto } from '../../support/photos/draw-photo.ts';
import { listingForm } from '../../support/selling/listing-form.ts';
import { apiAt } from '../../support/site/api-at.ts';
import type { Site } from '../site/site.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Visit } from './answers.ts';
import { createOrdering, type Person } from './ordering.ts';
import { payOut } from './payouts.ts';

const people = {
  seller: { signUp: signUpSeller, signIn: signInSeller },
  customer: { signUp: signUpCustomer, signIn: signInCustomer },
};

/**
 * A few users who send requests without pause and retry once when they get no answer. Every acknowledged request is
 * recorded.
 */
export async function startTraffic(site: Site, acknowledged: Acknowledged, visit: Visit, note: (loss: string) => void) {
  const known: Record<UserType, Person[]> = { seller: [], customer: [] };
  const address = site.web.address;
  const apiOf = (person?: Person) => apiAt(address, person?.token, visit);
  let isStopping = false;
  let count = 0;
  const anyOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)];

  async function insist<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    while (!isStopping) {
      try {
        return await call();
      } catch (error) {
        if (isApiFailure(error) && error.status < 500) throw error;
        await sleep(250);
      }
    }
    return null;
  }

  const ordering = createOrdering({
    ...{
      apiOf,
      insist,
      acknowledged,
      anyOf,
      database: site.database,
      payAtPage: site.stripePeople && ((url) => site.stripePeople?.pay(url)),
    },
    sellerOf: (id) => known.seller.find((seller) => seller.id === id),
  });

  async function signUp(userType: UserType): Promise<void> {
    count += 1;
    const email = `${userType}-${count}@faults.example`;
    const body = { login_type: 'email', email, password } as const;
    const { signUp, signIn } = people[userType];
    // A conflict means that the response to an earlier try was lost, so signing in must work.
    const answer = await insist(() => apiOf()(signUp, { body })).catch((error) => {
      if (error.code !== 'email_taken') throw error;
      return insist(() => apiOf()(signIn, { body }));
    });
    if (!answer) return;
    acknowledged.add({ kind: 'sign-up', email, userType });
    const person = { id: answer.post.id, token: answer.token };
    if (userType === 'seller') await ordering.openShop(person);
    known[userType].push(person);
  }

  async function upload(seller: Person): Promise<void> {
    const { file, colour } = await drawOwnPhoto();
    const { product } = await apiOf(seller)(uploadPhoto, { file });
    acknowledged.add({ kind: 'photo', uuid: product.productUUID, colour });
  }

  async function publish(seller: Person): Promise<void> {
    const key = crypto.randomUUID();
    const { file, colour } = await drawOwnPhoto();
    const body = listingForm({ publish_key: key });
    const answer = await insist(() => apiOf(seller)(addProduct, { body, file }));
    if (answer) acknowledged.add({ kind: 'listing', sellerId: seller.id, key, productId: answer.product.id, colour });
  }

  async function deposit(seller: Person): Promise<void> {
    const key = crypto.randomUUID();
    const cents = 1000 + Math.floor(Math.random() * 9000);
    const body = { type: 'deposit', amount: (cents / 100).toFixed(2), wallet: 'usdt', fee_cents: 0, key } as const;
    const answer = await insist(() => apiOf(seller)(requestMovement, { body }));
    if (answer) acknowledged.add({ kind: 'deposit', sellerId: seller.id, key, cents });
  }

  async function save(customer: Person): Promise<void> {
    const productId = anyOf(acknowledged.of('listing').slice(-200))?.productId;
    if (!productId) return;
    await apiOf(customer)(saveFavorite, { params: { id: productId } });
    acknowledged.add({ kind: 'favourite', customerId: customer.id, productId });
  }

  async function look(): Promise<void> {
    const id = anyOf(acknowledged.of('listing').slice(-50))?.productId ?? '1';
    const shown = await apiOf()(getProduct, { params: { id, language: 'en' } }).catch(() => null);
    const picture = shown?.product.productImage;
    const pages = [
      '/',
      `/product/${id}`,
      '/products/1000',
      `/search?q=black+${Math.random()}`,
      '/about',
      ...(picture ? [`/uploads/${picture}`, `/uploads/320/${picture}`] : []),
    ];
    await visit(`${address}${anyOf(pages)}`);
    await apiOf()(listProducts, { body: { q: 'headphones' } });
  }

  /** Repeats an action whatever its result; missing responses are reported elsewhere. */
  async function keepOn(pauseMs: number, act: () => Promise<void>): Promise<void> {
    while (!isStopping) {
      await act().catch((error) => {
        if (error.code === 'not_signed_in' || error.code === 'wrong_credentials')
          note(`a session or an account: ${error.message}`);
      });
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  for (const userType of ['seller', 'seller', 'customer'] as const) await signUp(userType);
  const asSeller = (act: (seller: Person) => Promise<void>) => () => act(anyOf(known.seller.slice(-8)) as Person);
  const asCustomer = (act: (customer: Person) => Promise<void>) => () => act(anyOf(known.customer.slice(-8)) as Person);
  const going = [
    keepOn(1500, () => signUp(anyOf(['seller', 'customer']) as UserType)),
    keepOn(500, asSeller(upload)),
    keepOn(500, asSeller(publish)),
    keepOn(300, asSeller(deposit)),
    keepOn(
      800,
      asSeller((seller) => payOut({ api: apiOf(seller), insist, anyOf, acknowledged }, seller)),
    ),
    keepOn(150, asCustomer(save)),
    keepOn(250, asCustomer(ordering.buy)),
    keepOn(100, ordering.takeStep),
    keepOn(100, ordering.takeStep),
    keepOn(2000, ordering.passTime),
    keepOn(100, look),
    keepOn(100, look),
  ];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(going);
      await site.stripePeople?.settle();
    },
  };
}

/** Each photo has its own shade of grey, so that it can be recognised. */
async function drawOwnPhoto(): Promise<{ file: Blob; colour: number }> {
  const colour = 10 + Math.floor(Math.random() * 235);
  const hex = colour.toString(16).padStart(2, '0');
  return { file: await drawPhoto({ background: `#${hex}${hex}${hex}` }), colour };
}
