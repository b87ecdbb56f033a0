import { setTimeout as delay } from 'node:timers/promises';
import { ApiFailure } from '../../contracts/client/client.ts';
import { reportEvents } from '../../contracts/marketplace/events.ts';
import type { ListedProduct } from '../../contracts/marketplace/listings.ts';
import { createRandomStream, type RandomStream } from '../../demo/random/random-stream.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { Tally } from './tally.ts';

/** What all users share. */
export interface World {
  site: string;
  seed: number;
  tally: Tally;
  photos: readonly Blob[];
  /** Products that no user removes during the run. */
  isSteady(product: Pick<ListedProduct, 'id'>): boolean;
  /** How many times faster than people the users read and type. */
  pace: number;
  /** Ends all journeys. */
  closing: AbortSignal;
}

/** One simulated user with an own client address. */
export interface Person extends Browser {
  /** The number of this visit among all visits. */
  number: number;
  random: RandomStream;
  photos: readonly Blob[];
  isSteady: World['isSteady'];
  /** Pauses for some seconds, as a reader does. */
  think(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  /** Fails the journey unless the condition holds. */
  require(isSo: boolean, sentence: string): void;
  /** Fails the journey unless the condition holds within the timeout. */
  requireWithin(milliseconds: number, sentence: string, isSo: () => Promise<boolean>): Promise<void>;
  /** Fails the journey unless the call is refused with this status. */
  requireRefusal(status: number, call: () => Promise<unknown>): Promise<void>;
  /** Goes to a page, by a link or in a new tab. */
  visit(path: string, shows?: string): Promise<void>;
  /** Sends the analytics event that a browser would send. */
  tell(type: 'view' | 'click' | 'favorite', product: Pick<ListedProduct, 'id'>): Promise<void>;
}

const thinkingMs = [1500, 6000] as const;
const askAgainMs = 200;
const countries = ['TH', 'VN', 'JP', 'KR', 'ES', 'US', null] as const;

/** Thrown when a journey ends because the run is over. */
export class Closing extends Error {}

/** What a user keeps between visits. */
export interface Regular {
  place: number;
  /** The browser's file cache. */
  kept: Set<string>;
}

export function createPerson(world: World, { place, kept }: Regular, number: number): Person {
  const random = createRandomStream(world.seed, number);
  const browser = createBrowser({ site: world.site, address: addressOf(place), kept, tally: world.tally });
  let hasPageOpen = false;

  const person: Omit<Person, keyof Browser> = {
    number,
    random,
    photos: world.photos,
    isSteady: world.isSteady,
    think: () => person.wait(random.between(...thinkingMs) / world.pace),
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
    async tell(type, { id }) {
      const body = { country: random.pick(countries), events: [{ type, product_id: id }] };
      const { counted } = await browser.api(reportEvents, { body });
      person.require(counted === 1, `a ${type} of product ${id} is counted`);
    },
  };
  return Object.assign(browser, person);
}

/** A client address in a network of its own per user: rate limits count whole networks too, and strangers share none. */
function addressOf(place: number): string {
  return `10.${(place >> 8) & 255}.${place & 255}.1`;
}
