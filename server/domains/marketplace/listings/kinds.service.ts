import type { z } from 'zod';
import { pathTo } from '../../../../catalog/lookup.ts';
import { allKinds, type KindMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { listKinds } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listKindsOfProducts, listStockedKinds } from '../search/kinds.service.ts';
import { listLiveProducts } from './listings.service.ts';

type KindQuery = z.output<typeof listKinds.body>;

/** More would be no help to choose from. */
const maxKinds = 40;
/** So many of the first results tell what a search finds. */
const resultsRead = 48;

/** The kinds of goods in a list, without counting it: those in stock of a second-level category, or of the first results. */
export async function listKindsOf(db: Db, query: KindQuery): Promise<{ id: string; name: string }[]> {
  const isShelf = query.sub_category_id !== '' && query.q.trim() === '';
  const kinds = isShelf ? await listStockedKinds(db, kindsOf(query.sub_category_id)) : await listOfResults(db, query);
  return kinds.slice(0, maxKinds).map(({ id, names }) => ({ id, name: names[query.language] }));
}

const kindsBySection = Map.groupBy(allKinds, ({ leaf }) => String(pathTo(leaf)[1]?.id));
const kindsOf = (sectionId: string): readonly KindMeaning[] => kindsBySection.get(sectionId) ?? [];

async function listOfResults(db: Db, query: KindQuery): Promise<KindMeaning[]> {
  const { products } = await listLiveProducts(db, {
    ...query,
    kind: '',
    in_stock: false,
    sort: 'best',
    limit: resultsRead,
  });
  return listKindsOfProducts(
    db,
    products.map(({ id }) => Number(id)),
  );
}
