import type { FastifyInstance } from 'fastify';
import { getShipping, putShipping, quoteDelivery } from '../../../contracts/shipping.ts';
import { findCountryCode } from '../../../market/country-names.ts';
import type { Db } from '../../db/database.ts';
import type { Read } from '../../db/replica.ts';
import { serve, succeed } from '../../http/serve.ts';
import { readCountry } from '../listings/listing-fields.service.ts';
import { getOffer } from './offer.service.ts';
import { getShippingProfile, saveShippingProfile } from './profiles.service.ts';

export function shippingRoutes(app: FastifyInstance, { db, read, now }: { db: Db; read: Read; now(): Date }): void {
  serve(app, getShipping, async ({ account, body }) =>
    succeed('shippingFound', await getShippingProfile(db, account.id, findCountryCode(body.country ?? ''))),
  );

  serve(app, putShipping, async ({ account, body }) =>
    succeed('shippingSaved', { shipping: await saveShippingProfile(db, account.id, body, now()) }),
  );

  serve(app, quoteDelivery, async ({ body }) => {
    const country = readCountry(body.country);
    return succeed('offerFound', await read((db) => getOffer(db, body.id, country)));
  });
}
