import type { FastifyInstance } from 'fastify';
import {
  getListingSections,
  listSectionListings,
  listShopSections,
  putListingSections,
  putSectionListings,
  putShopSections,
} from '../../../../contracts/marketplace/shop-sections.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import * as listings from './section-listings.service.ts';
import { listOwnSections, saveSections } from './shop-sections.service.ts';

export function shopSectionRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, listShopSections, async ({ account }) =>
    succeedWithList('sections', { sections: await listOwnSections(db, account.id) }),
  );

  serve(app, putShopSections, async ({ account, body }) =>
    succeed('sectionsSaved', { sections: await saveSections(db, account.id, body) }),
  );

  serve(app, listSectionListings, async ({ account, params, body }) =>
    succeedWithList('listings', {
      listings: await listings.listSectionListings(db, account.id, params.id, body.language),
    }),
  );

  serve(app, putSectionListings, async ({ account, params, body }) =>
    succeed('sectionsSaved', {
      listings: await listings.saveSectionListings(db, account.id, params.id, body.product_ids),
    }),
  );

  serve(app, getListingSections, async ({ account, params }) =>
    succeedWithList('sections', { section_ids: await listings.listSectionsOfListing(db, account.id, params.id) }),
  );

  serve(app, putListingSections, async ({ account, params, body }) =>
    succeed('sectionsSaved', {
      section_ids: await listings.saveSectionsOfListing(db, account.id, params.id, body.section_ids),
    }),
  );
}
