import { findLeaf } from '../../../../catalog/lookup.ts';
import { foodAndLiving } from './food-and-living.ts';
import { things } from './things.ts';

export interface LeafShare {
  leafId: number;
  share: number;
}

/** The categories of each of the classifier's thousand classes; none for classes that nobody sells. */
export const goodsOfClasses: readonly (readonly LeafShare[])[] = readGoods(things + foodAndLiving);

function readGoods(table: string): LeafShare[][] {
  const classes: LeafShare[][] = Array.from({ length: 1000 }, () => []);
  for (const line of table.split('\n').filter(Boolean)) {
    const [, first, last = first, shares] = line.match(/^(\d+)(?:-(\d+))? [^:]+: (.+)$/) ?? [];
    if (!first || !shares) throw new Error(`not a line of the table: ${line}`);
    const goods = shares.split(' ').map(readShare);
    for (let index = Number(first); index <= Number(last); index += 1) classes[index] = goods;
  }
  return classes;
}

/** Parses '7601*.5', or '8702' for a share of one. */
function readShare(text: string): LeafShare {
  const [id, share = '1'] = text.split('*') as [string, string?];
  if (!findLeaf(id)) throw new Error(`no third-level category ${id}`);
  return { leafId: Number(id), share: Number(share) };
}
