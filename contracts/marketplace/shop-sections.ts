import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter, idText } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import {
  maxSectionNameLength,
  maxSectionProducts,
  maxSectionsOfListing,
  maxShopSections,
} from './shop-section-rules.ts';
import { shopTexts, shownText } from './shop-texts.ts';

const language = z.enum(languages);

/** A section as visitors see it. */
export const publicSection = z.object({ id: z.string(), name: shownText });
export type PublicSection = z.infer<typeof publicSection>;

const ownSection = z.object({
  id: z.string(),
  /** The language in which the seller named it. */
  language,
  names: shopTexts,
  listings: z.int(),
});

export type OwnSection = z.infer<typeof ownSection>;

const sectionInput = z.object({
  /** Of the section that is changed; a new one has none. */
  id: idText.optional(),
  language,
  /** The seller's own words by language, at least in `language`; others are filled in where the platform knows them. */
  names: z.partialRecord(language, z.string().max(maxSectionNameLength)),
});

export type SectionInput = z.output<typeof sectionInput>;

export const listShopSections = endpoint({
  operationId: 'listShopSections',
  method: 'GET',
  path: '/user/shop-sections',
  access: 'seller',
  summary: 'The sections of your shop in their order',
  answer: success({ sections: z.array(ownSection) }),
});

export const putShopSections = endpoint({
  operationId: 'putShopSections',
  method: 'PUT',
  path: '/user/shop-sections',
  access: 'seller',
  summary: 'Name, add, order and remove sections; one that is not mentioned stays, after those that are',
  errors: ['section_not_found'],
  body: z.object({
    sections: z.array(sectionInput).max(maxShopSections),
    /** Ids of sections to remove; their listings stay in the shop. */
    removed: z.array(idText).max(maxShopSections).default([]),
  }),
  answer: success({ sections: z.array(ownSection) }),
});

const sectionListing = z.object({ id: z.string(), title: z.string(), image: z.string(), is_live: z.boolean() });
export type SectionListing = z.infer<typeof sectionListing>;

export const listSectionListings = endpoint({
  operationId: 'listSectionListings',
  method: 'POST',
  path: '/user/shop-sections/:id/listings',
  access: 'seller',
  summary: 'The listings of one of your sections, in their order',
  errors: ['section_not_found'],
  params: idParameter,
  body: z.object({ language: language.default('en') }),
  answer: success({ listings: z.array(sectionListing) }),
});

export const putSectionListings = endpoint({
  operationId: 'putSectionListings',
  method: 'PUT',
  path: '/user/shop-sections/:id/listings',
  access: 'seller',
  summary: 'Say which of your listings a section has, in their order',
  errors: ['section_not_found', 'product_not_found'],
  params: idParameter,
  body: z.object({ product_ids: z.array(idText).max(maxSectionProducts) }),
  answer: success({ listings: z.int() }),
});

export const getListingSections = endpoint({
  operationId: 'getListingSections',
  method: 'GET',
  path: '/user/listings/:id/shop-sections',
  access: 'seller',
  summary: 'Which sections one of your listings is in',
  errors: ['product_not_found'],
  params: idParameter,
  answer: success({ section_ids: z.array(z.string()) }),
});

export const putListingSections = endpoint({
  operationId: 'putListingSections',
  method: 'PUT',
  path: '/user/listings/:id/shop-sections',
  access: 'seller',
  summary: 'Put one of your listings into up to five sections, at the end of those that it is new in',
  errors: ['product_not_found', 'section_not_found'],
  params: idParameter,
  body: z.object({ section_ids: z.array(idText).max(maxSectionsOfListing) }),
  answer: success({ section_ids: z.array(z.string()) }),
});
