import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { maxListingPhotos } from '../marketplace/listing-photos.ts';
import { textLength } from './listing-rules.ts';

/** Drafts of one seller that can be changed, accepted or deleted in one call. */
export const maxDraftsPerCall = 200;
/** Product types that a draft offers to choose from. */
export const offeredTypes = 3;

export const draftStates = ['open', 'publishing', 'published'] as const;

/**
 * What the seller looks at before a draft is published, the most urgent first: publishing was refused, no photo could be read,
 * the type is unsure, the photos may show several articles, and a photo that is being read.
 */
export const draftDoubts = ['refused', 'unread', 'type', 'photos', 'reading'] as const;
export type DraftDoubt = (typeof draftDoubts)[number];

const id = z.uuid();
const language = z.enum(languages);

const draftPhoto = z.object({
  id,
  /** File name below `/uploads/`. */
  image: z.string(),
  state: z.enum(['reading', 'read', 'unread']),
});

/** A product type by its category, in the language that was asked for. */
const offeredType = z.object({
  category_id: z.string(),
  product_type_id: z.string().nullable(),
  name: z.string(),
  confidence: z.number(),
});

export const listingDraft = z.object({
  id,
  state: z.enum(draftStates),
  /** The cover first. */
  photos: z.array(draftPhoto),
  /** In the language that was asked for; empty until a photo is read. */
  title: z.string(),
  /** Whether the title is the seller's own. */
  is_title_typed: z.boolean(),
  /** What the article is said to be; null until a photo is read or the seller says it. */
  type: offeredType.nullable(),
  category_name: z.string(),
  /** What else it may be, the likeliest first. */
  other_types: z.array(offeredType),
  price_minor: z.int().nullable(),
  currency: z.enum(shopCurrencies),
  stock: z.int(),
  /** None where it can be published as it is. */
  doubts: z.array(z.enum(draftDoubts)),
  /** Why it was not published, with its message and the parameters of that. */
  problem: z
    .object({
      code: z.string(),
      message: z.string(),
      message_key: z.string(),
      message_parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  /** The listing that it became. */
  listing_id: z.string().nullable(),
});

export type ListingDraftRecord = z.infer<typeof listingDraft>;

const progress = z.object({
  /** Photos of all drafts that are not published. */
  photos: z.int(),
  /** Those of them that were read, or could not be. */
  read: z.int(),
  /** About how long the rest takes; null where that is not known yet. */
  seconds_left: z.int().nullable(),
});

export type DraftProgress = z.infer<typeof progress>;

const uploadKey = z.string().regex(/^[\w-]{8,100}$/);

/** Stores a photo, queues its analysis and puts it into a draft of its own; when it is read, it joins the photos of the same article. */
export const uploadDraftPhoto = endpoint({
  operationId: 'uploadDraftPhoto',
  method: 'POST',
  path: '/user/drafts/photos',
  access: 'seller',
  summary: 'Upload one of many photos, which becomes a draft or joins the photos of the same article',
  errors: ['too_many_uploads', 'storage_full', 'too_many_unpublished', 'too_many_analyses'],
  file: 'image',
  body: z.object({
    upload_key: uploadKey.meta({
      description: 'the same key for every try to upload the same photo: 8 to 100 letters, digits, - and _',
      example: '5b1f6a0e-photo-1',
    }),
    /** By which photos of one seller are in the order in which they were taken, such as the milliseconds of that moment. */
    position: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  answer: success({ photo: z.object({ id, draft_id: id }) }),
});

export const listDrafts = endpoint({
  operationId: 'listDrafts',
  method: 'GET',
  path: '/user/drafts',
  access: 'seller',
  summary: 'The seller’s drafts, those to be looked at first, and how far the reading of their photos is',
  body: z.object({ language: language.default('en') }),
  answer: success({ drafts: z.array(listingDraft), progress }),
});

const change = z.object({
  id,
  /** An empty one is written anew from the photos. */
  title: z
    .string()
    .max(textLength.title * 4)
    .optional(),
  category_id: z.string().max(10).optional(),
  product_type_id: z.string().max(80).nullish(),
  /** As typed, in the currency of the shop: `1290` or `1,290.50`. */
  price: z.string().max(40).optional(),
  stock: z.int().min(1).max(1_000_000_000).optional(),
  /** That its type is right and its photos show one article. */
  is_checked: z.literal(true).optional(),
});

export type DraftChange = z.infer<typeof change>;

export const changeDrafts = endpoint({
  operationId: 'changeDrafts',
  method: 'POST',
  path: '/user/drafts/change',
  access: 'seller',
  summary: 'Change title, type, price or stock of drafts; all of them or none',
  errors: ['draft_not_found', 'unknown_category'],
  body: z.object({
    /** The language of the typed titles. */
    language: language.default('en'),
    drafts: z.array(change).min(1).max(maxDraftsPerCall),
  }),
  answer: success({}),
});

/** Puts photos into another draft, or with `draft_id` null into one of their own. A draft without photos is gone. */
export const moveDraftPhotos = endpoint({
  operationId: 'moveDraftPhotos',
  method: 'POST',
  path: '/user/drafts/move',
  access: 'seller',
  summary: 'Put photos of drafts together or apart',
  errors: ['draft_not_found', 'draft_full'],
  body: z.object({
    photo_ids: z.array(id).min(1).max(maxListingPhotos),
    draft_id: id.nullable(),
    /** Before which photo they go, 0 being the cover; without it after the last. */
    place: z.int().min(0).max(maxListingPhotos).optional(),
  }),
  answer: success({ draft_id: id }),
});

const draftIds = z.array(id).max(maxDraftsPerCall);

export const deleteDrafts = endpoint({
  operationId: 'deleteDrafts',
  method: 'POST',
  path: '/user/drafts/delete',
  access: 'seller',
  summary: 'Delete drafts with their photos; a listing that one became stays',
  body: z.object({ draft_ids: draftIds.min(1) }),
  answer: success({ deleted: z.int() }),
});

/** Accepted drafts are published one after the other by a job, each once. */
export const acceptDrafts = endpoint({
  operationId: 'acceptDrafts',
  needsVerifiedContact: true,
  method: 'POST',
  path: '/user/drafts/accept',
  access: 'seller',
  summary: 'Publish drafts: the named ones, or all without a doubt',
  body: z.object({
    draft_ids: draftIds.default([]),
    all_sure: z.boolean().default(false),
  }),
  answer: success({
    accepted: z.int(),
    /** Those that have no price or whose photos are not read. */
    left: z.array(id),
  }),
});
