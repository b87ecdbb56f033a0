import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What has to be there before a listing is; shipping belongs to another domain. */
export type BeforePublishing = (
  tx: Db,
  sellerId: number,
  listing: { countries: readonly CountryCode[] },
) => Promise<void>;
