import type { SamplePage } from '../../../contracts/money/sample-pages.ts';
import type { Db } from '../../platform/db/database.ts';

/** Whether a page has live records of the seller; orders, which count for every page, belong to another domain. */
export type HasLiveRecords = (db: Db, sellerId: number, page: SamplePage) => Promise<boolean>;
