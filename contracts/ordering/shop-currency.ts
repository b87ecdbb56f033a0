import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';

/** Prices wait to be converted, or the search follows them; or the change is done, or something was open. */
export const currencyChangeStates = ['waiting', 'indexing', 'done', 'refused'] as const;

const currency = z.enum(shopCurrencies).meta({ example: 'VND' });
const minor = z.int();

const fee = z.object({ before: minor, after: minor }).nullable();

const change = z.object({
  /** The newest listings, before and after, in the smallest unit of each currency. */
  listings: z.array(z.object({ id: z.string(), title: z.string(), price_before: minor, price_after: minor })),
  /** How many listings there are. */
  listing_count: z.int(),
  /** The fees of the shipping profile; null before one is saved, and null for a fee that there is not. */
  shipping: z
    .object({ home_fee_cents: fee, region_fee_cents: fee, world_fee_cents: fee, free_from_cents: fee })
    .nullable(),
  /** The day of the rates. */
  rates_date: z.string(),
});

export type CurrencyChange = z.output<typeof change>;

const currencyProgress = z.object({
  to: currency,
  state: z.enum(currencyChangeStates),
  /** Listings that the search has with their new price, of all. */
  indexed: z.int(),
  listings: z.int(),
});

export type CurrencyProgress = z.output<typeof currencyProgress>;

export const getShopCurrency = endpoint({
  operationId: 'getShopCurrency',
  method: 'GET',
  path: '/user/currency',
  access: 'seller',
  summary: 'What the shop sells in, whether it can change that, and what its prices and fees would become in `to`',
  body: z.object({ to: currency.optional() }),
  answer: success({
    currency,
    /** Once, while no order is open, the wallet is empty and no commission is owed. */
    can_change: z.boolean(),
    /** The last change and how far it is; null where none was asked for. */
    progress: currencyProgress.nullable(),
    /** Null without `to`. */
    change: change.nullable(),
  }),
});

export const putShopCurrency = endpoint({
  operationId: 'putShopCurrency',
  method: 'PUT',
  path: '/user/currency',
  access: 'seller',
  // The prices of one visitor would be shown to the others.
  refusesDemo: true,
  summary:
    'Sell in another currency: prices and fees are converted in the background, all at once; needs the password or a fresh reauthentication',
  errors: ['currency_fixed', 'reauthentication_required', 'wrong_password', 'too_many_sign_ins'],
  body: z.object({
    currency,
    /** Needed unless the session was proven within ten minutes. */
    current_password: z.string().max(200).default(''),
  }),
  /** The present currency, until all prices are converted. */
  answer: success({ currency, progress: currencyProgress }),
});
