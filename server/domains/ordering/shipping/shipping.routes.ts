import type { FastifyInstance } from 'fastify';
import { getShipping, putShipping, quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { findCountryCode } from '../../../../reference-data/countries/country-names.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { readCountry } from '../../marketplace/listings/listing-fields.service.ts';
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
    return succeed('offerFound', await read((db) => getOffer(db, body.id, country, now())));
  });
}
