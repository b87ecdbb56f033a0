import { allLeaves, findLeaf } from '../../../catalog/lookup.ts';
import { kindIdsOf } from '../../../listing-copy/product-types/kind-table.ts';
import { classKinds } from './class-kinds.ts';
import { foodAndLiving } from './food-and-living.ts';
import { lookalikes } from './lookalikes.ts';
import { things } from './things.ts';

export interface LeafShare {
  leafId: number;
  share: number;
  /** The kind that the class names in this category, where it names one. */
  kindId?: string;
}

type GoodsOfClasses = readonly (readonly LeafShare[])[];

// Read on first use, because a server that analyses nothing should not hold them.
let known: GoodsOfClasses | undefined;
let wider: GoodsOfClasses | undefined;

/** The categories of each of the classifier's thousand classes; none for classes that nobody sells. */
export function goodsOfClasses(): GoodsOfClasses {
  known ??= readGoods(things + foodAndLiving);
  return known;
}

/** How much of a class goes to goods without a class of their own, and how much less to each where they are many. */
const lookalikeShare = 0.3;
const shareAmong = (count: number) => lookalikeShare / Math.sqrt(count);

/** The same with goods that are only taken for a class; together they may have more than the whole of it. */
export function widerGoodsOfClasses(): GoodsOfClasses {
  wider ??= addLookalikes(goodsOfClasses());
  return wider;
}

function addLookalikes(goods: GoodsOfClasses): LeafShare[][] {
  const leafOf = new Map(allLeaves().flatMap(({ id }) => kindIdsOf(id).map((kindId) => [kindId, id] as const)));
  const added: { leafId: number; kindId: string }[][] = goods.map(() => []);
  for (const line of lookalikes.trim().split('\n')) {
    const [kindId, classes] = line.split(': ') as [string, string];
    const leafId = leafOf.get(kindId);
    if (!leafId) throw new Error(`no kind ${kindId}`);
    for (const index of classes.split(' ')) added[Number(index)]?.push({ leafId, kindId });
  }
  return goods.map((known, index) => {
    const alike = added[index] ?? [];
    return [
      ...known.map((one) => ({ ...one, share: one.share * (1 - lookalikeShare) })),
      ...alike.map((one) => ({ ...one, share: shareAmong(alike.length) })),
    ];
  });
}

function readGoods(table: string): LeafShare[][] {
  const kinds = readKinds();
  const classes: LeafShare[][] = Array.from({ length: 1000 }, () => []);
  for (const line of table.split('\n').filter(Boolean)) {
    const [, first, last = first, shares] = line.match(/^(\d+)(?:-(\d+))? [^:]+: (.+)$/) ?? [];
    if (!first || !shares) throw new Error(`not a line of the table: ${line}`);
    for (let index = Number(first); index <= Number(last); index += 1) {
      classes[index] = shares.split(' ').map((share) => readShare(share, kinds.get(index)));
    }
  }
  return classes;
}

/** Parses '7601*.5', or '8702' for a share of one. */
function readShare(text: string, kinds: ReadonlyMap<number, string> | undefined): LeafShare {
  const [id, share = '1'] = text.split('*') as [string, string?];
  if (!findLeaf(id)) throw new Error(`no third-level category ${id}`);
  const kindId = kinds?.get(Number(id));
  return { leafId: Number(id), share: Number(share), ...(kindId && { kindId }) };
}

/** The kinds by class and category: '620 laptop: 1101=laptop'. */
function readKinds(): Map<number, Map<number, string>> {
  const lines = [...classKinds.matchAll(/^(\d+) [^:]+: (.+)$/gm)];
  return new Map(
    lines.map(([, index, pairs = '']) => {
      const named = pairs.split(' ').map((pair) => pair.split('=') as [string, string]);
      return [Number(index), new Map(named.map(([leaf, kind]) => [Number(leaf), kind]))];
    }),
  );
}
