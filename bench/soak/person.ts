import { setTimeout as delay } from 'node:timers/promises';
import { reportEvents } from '../../contracts/analytics.ts';
import { ApiFailure } from '../../contracts/client.ts';
import type { ListedProduct } from '../../contracts/listings.ts';
import { type Browser, createBrowser } from './browser.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Tally } from './tally.ts';

/** What all people have in common. */
export interface World {
  site: string;
  seed: number;
  tally: Tally;
  photos: readonly Blob[];
  /** Goods that nobody takes off the shelf while the others look at them. */
  isSteady(product: Pick<ListedProduct, 'id'>): boolean;
  /** Ends everybody's journey. */
  closing: AbortSignal;
}

/** Somebody on the site, from an address of their own. */
export interface Person extends Browser {
  /** Of this visit, among all visits of everybody. */
  number: number;
  random: SeededRandom;
  photos: readonly Blob[];
  isSteady: World['isSteady'];
  /** Looks at what is there for some seconds. */
  think(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  /** Fails the journey unless it is so. */
  require(isSo: boolean, sentence: string): void;
  /** Fails the journey unless it becomes so in time. */
  requireWithin(milliseconds: number, sentence: string, isSo: () => Promise<boolean>): Promise<void>;
  /** Fails the journey unless the call is refused with this status. */
  requireRefusal(status: number, call: () => Promise<unknown>): Promise<void>;
  /** Goes to a page, by a link or in a new tab. */
  visit(path: string, shows?: string): Promise<void>;
  /** Tells Buyer Analytics what a browser tells it. */
  tell(kind: 'view' | 'click' | 'favorite', product: Pick<ListedProduct, 'id'>): Promise<void>;
}

const thinkingMs = [1500, 6000] as const;
const askAgainMs = 200;
const countries = ['TH', 'VN', 'JP', 'KR', 'ES', 'US', null] as const;

/** The journey is over because the site closes; nobody did anything wrong. */
export class Closing extends Error {}

/** What stays with a person from visit to visit. */
export interface Regular {
  place: number;
  /** Files their browser has fetched. */
  kept: Set<string>;
}

export function createPerson(world: World, { place, kept }: Regular, number: number): Person {
  const random = createSeededRandom(world.seed, number);
  const browser = createBrowser({ site: world.site, address: addressOf(place), kept, tally: world.tally });
  let hasPageOpen = false;

  const person: Omit<Person, keyof Browser> = {
    number,
    random,
    photos: world.photos,
    isSteady: world.isSteady,
    think: () => person.wait(random.between(...thinkingMs)),
    async wait(milliseconds) {
      await delay(milliseconds, undefined, { signal: world.closing }).catch(() => {
        throw new Closing();
      });
    },
    require(isSo, sentence) {
      if (!isSo) throw new Error(`It is not so that ${sentence}.`);
    },
    async requireWithin(milliseconds, sentence, isSo) {
      const began = performance.now();
      while (!(await isSo())) {
        if (performance.now() - began > milliseconds) {
          throw new Error(`It is not so within ${milliseconds / 1000} s that ${sentence}.`);
        }
        await person.wait(askAgainMs);
      }
    },
    async requireRefusal(status, call) {
      const error = await call().then(
        () => new Error(`A call was answered that should be refused with ${status}.`),
        (reason: Error) => reason,
      );
      if (!(error.cause instanceof ApiFailure && error.cause.status === status)) throw error;
    },
    async visit(path, shows) {
      const isLink = hasPageOpen && random.happens(0.6);
      hasPageOpen = true;
      await (isLink ? browser.goOn : browser.open)(path, shows ? { shows } : {});
    },
    async tell(kind, { id }) {
      const body = { country: random.pick(countries), events: [{ kind, product_id: id }] };
      const { counted } = await browser.api(reportEvents, { body });
      person.require(counted === 1, `a ${kind} of product ${id} is counted`);
    },
  };
  return Object.assign(browser, person);
}

/** An address of a private network, so that every person has limits of their own. */
function addressOf(place: number): string {
  return `10.0.${(place >> 8) & 255}.${place & 255}`;
}
