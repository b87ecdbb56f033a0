import { allLeafCategories, findLeafCategory } from '../../../catalog/categories/lookup.ts';
import { productTypeIdsOf } from '../../../listing-copy/product-types/product-type-table.ts';
import { classMap } from './class-map.ts';
import { classProductTypes } from './class-product-types.ts';
import { foodAndLiving } from './food-and-living.ts';
import { lookalikes } from './lookalikes.ts';

export interface CategoryShare {
  categoryId: number;
  share: number;
  /** The product type that the class names in this category, where it names one. */
  productTypeId?: string;
}

type ProductTypesOfClasses = readonly (readonly CategoryShare[])[];

// Read on first use, because a server that analyses nothing should not hold them.
let known: ProductTypesOfClasses | undefined;
let wider: ProductTypesOfClasses | undefined;

/** The categories of each of the classifier's thousand classes; none for classes that nobody sells. */
export function productTypesOfClasses(): ProductTypesOfClasses {
  known ??= readClassMap(classMap + foodAndLiving);
  return known;
}

/** How much of a class goes to goods without a class of their own, and how much less to each where they are many. */
const lookalikeShare = 0.3;
const shareAmong = (count: number) => lookalikeShare / Math.sqrt(count);

/** The same with goods that are only taken for a class; together they may have more than the whole of it. */
export function widerProductTypesOfClasses(): ProductTypesOfClasses {
  wider ??= addLookalikes(productTypesOfClasses());
  return wider;
}

function addLookalikes(goods: ProductTypesOfClasses): CategoryShare[][] {
  const categoryIdOf = new Map(
    allLeafCategories().flatMap(({ id }) => productTypeIdsOf(id).map((productTypeId) => [productTypeId, id] as const)),
  );
  const added: { categoryId: number; productTypeId: string }[][] = goods.map(() => []);
  for (const line of lookalikes.trim().split('\n')) {
    const [productTypeId, classes] = line.split(': ') as [string, string];
    const categoryId = categoryIdOf.get(productTypeId);
    if (!categoryId) throw new Error(`no kind ${productTypeId}`);
    for (const index of classes.split(' ')) added[Number(index)]?.push({ categoryId, productTypeId });
  }
  return goods.map((known, index) => {
    const alike = added[index] ?? [];
    return [
      ...known.map((one) => ({ ...one, share: one.share * (1 - lookalikeShare) })),
      ...alike.map((one) => ({ ...one, share: shareAmong(alike.length) })),
    ];
  });
}

function readClassMap(table: string): CategoryShare[][] {
  const productTypes = readProductTypes();
  const classes: CategoryShare[][] = Array.from({ length: 1000 }, () => []);
  for (const line of table.split('\n').filter(Boolean)) {
    const [, first, last = first, shares] = line.match(/^(\d+)(?:-(\d+))? [^:]+: (.+)$/) ?? [];
    if (!first || !shares) throw new Error(`not a line of the table: ${line}`);
    for (let index = Number(first); index <= Number(last); index += 1) {
      classes[index] = shares.split(' ').map((share) => readShare(share, productTypes.get(index)));
    }
  }
  return classes;
}

/** Parses '7601*.5', or '8702' for a share of one. */
function readShare(text: string, productTypes: ReadonlyMap<number, string> | undefined): CategoryShare {
  const [id, share = '1'] = text.split('*') as [string, string?];
  if (!findLeafCategory(id)) throw new Error(`no third-level category ${id}`);
  const productTypeId = productTypes?.get(Number(id));
  return { categoryId: Number(id), share: Number(share), ...(productTypeId && { productTypeId }) };
}

/** The product types by class and category: '620 laptop: 1101=laptop'. */
function readProductTypes(): Map<number, Map<number, string>> {
  const lines = [...classProductTypes.matchAll(/^(\d+) [^:]+: (.+)$/gm)];
  return new Map(
    lines.map(([, index, pairs = '']) => {
      const named = pairs.split(' ').map((pair) => pair.split('=') as [string, string]);
      return [Number(index), new Map(named.map(([categoryId, productType]) => [Number(categoryId), productType]))];
    }),
  );
}
