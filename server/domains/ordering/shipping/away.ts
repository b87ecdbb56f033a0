import { shopVacations } from '../../../schema/marketplace/shops.ts';

/** The part of a vacation that decides about dates, for queries that join it; null where none is planned. */
export const awayOf = { startsAt: shopVacations.startsAt, endsAt: shopVacations.endsAt };
