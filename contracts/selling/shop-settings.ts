import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { timeZone } from '../input/time-zone.ts';
import { languages } from '../languages.ts';
import { maxAboutLength, maxPoliciesLength, maxVacationMessageLength } from '../marketplace/shop-rules.ts';
import { shopTexts, textOrigins } from '../marketplace/shop-texts.ts';

const language = z.enum(languages);

const vacation = z.object({
  /** The first and the last day. */
  from: z.iso.date(),
  until: z.iso.date(),
  language,
  message: shopTexts,
});

const shopSettings = z.object({
  name: z.string(),
  /** File names below `/uploads/`. */
  banner: z.string().nullable(),
  logo: z.string().nullable(),
  /** The language in which the seller writes. */
  language,
  about: shopTexts,
  policies: shopTexts,
  /** Null where none is planned. */
  vacation: vacation.nullable(),
  /** Whether the operator set up a model that can translate. */
  can_translate: z.boolean(),
});

export type ShopSettings = z.infer<typeof shopSettings>;

/** Texts by language; an empty one is removed. `by` is the machine's where it was not changed. */
const writtenTexts = (max: number) =>
  z.partialRecord(language, z.object({ text: z.string().max(max), by: z.enum(textOrigins).default('seller') }));

export type WrittenTexts = z.output<ReturnType<typeof writtenTexts>>;

const photo = z.string().max(100).nullable().meta({ example: '3f2b8c1e-9d4a-4c57-8e21-6b0f5a7d1c93.webp' });

export const getShop = endpoint({
  operationId: 'getShop',
  method: 'GET',
  path: '/user/shop',
  access: 'seller',
  summary: 'The pictures and texts of your shop, and your vacation',
  answer: success({ shop: shopSettings }),
});

export const putShop = endpoint({
  operationId: 'putShop',
  method: 'PUT',
  path: '/user/shop',
  access: 'seller',
  summary: 'Change pictures and texts of your shop; photos are named as `POST /user/photos` answered',
  body: z.object({
    language,
    banner: photo.default(null),
    logo: photo.default(null),
    about: writtenTexts(maxAboutLength).default({}),
    policies: writtenTexts(maxPoliciesLength).default({}),
  }),
  answer: success({ shop: shopSettings }),
});

export const putVacation = endpoint({
  operationId: 'putVacation',
  method: 'PUT',
  path: '/user/shop/vacation',
  access: 'seller',
  summary: 'Say from when until when you are away; what is ordered then is promised for later',
  body: z.object({
    from: z.iso.date(),
    until: z.iso.date(),
    language,
    message: writtenTexts(maxVacationMessageLength).default({}),
    /** Where the days begin and end. */
    time_zone: timeZone,
  }),
  answer: success({ shop: shopSettings }),
});

export const endVacation = endpoint({
  operationId: 'endVacation',
  method: 'DELETE',
  path: '/user/shop/vacation',
  access: 'seller',
  summary: 'End or cancel your vacation; what was ordered keeps the date that was promised',
  answer: success({ shop: shopSettings }),
});

export const translateShopText = endpoint({
  operationId: 'translateShopText',
  method: 'POST',
  path: '/user/shop/translations',
  access: 'seller',
  summary:
    'Translate a text of your shop into one other language, with the model that the operator set up; nothing is saved',
  errors: ['translation_unavailable'],
  body: z.object({ text: z.string().min(1).max(maxPoliciesLength), from: language, to: language }),
  answer: success({ text: z.string() }),
});
