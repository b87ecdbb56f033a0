import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProductType } from '../listing-copy/product-types/product-type-table.ts';
import { classMapProductTypes } from './labels/class-map.ts';
import { caltechProductTypes, clothingProductTypes } from './labels/photo-sets.ts';
import { productTypeOfScannedObject } from './labels/scanned-objects.ts';

/**
 * `list-examples.ts SETS`: writes SETS/examples.json, the class of every picture in the manifests SETS/*.list and the product types
 * of each class. The classes of the clothing and Caltech photos stand in a file `.meta` beside their manifest.
 */
const [sets] = process.argv.slice(2);
if (!sets) throw new Error('Name the folder of manifests.');

const readLines = (file: string) => readFileSync(path.join(sets, file), 'utf8').trimEnd().split('\n');
const classes: Record<string, [productTypeId: string, categoryId: number, share: number][]> = { '-': [] };

/** Adds a class of product types with shares: 'mens-jeans*.3 womens-jeans*.7'. */
function addClass(name: string, productTypes: string): string {
  classes[name] = productTypes.split(' ').map((part) => {
    const [productTypeId = '', share = '1'] = part.split('*');
    const categoryId = findProductType(productTypeId)?.categoryId;
    if (!categoryId) throw new Error(`no kind ${productTypeId}`);
    return [productTypeId, categoryId, Number(share)];
  });
  return name;
}

const ofProductType = (productType: string | undefined) => (productType ? addClass(productType, productType) : null);

/** The class of each line of a set, and what it must be held out with. */
const readers: Record<string, (line: string, meta: string) => [string | null, string]> = {
  clothing: (_, meta) => {
    const [label = '', kids, sender = ''] = meta.split('\t');
    const name = kids === 'True' ? `${label} kids` : label;
    const productTypes = clothingProductTypes[name];
    return [productTypes ? addClass(`clothing ${name}`, productTypes) : null, sender];
  },
  caltech: (_, meta) => {
    const productTypes = caltechProductTypes[meta] ?? '-';
    return [
      productTypes === '-'
        ? '-'
        : productTypes.includes('*')
          ? addClass(`caltech ${meta}`, productTypes)
          : ofProductType(productTypes),
      meta,
    ];
  },
  gso: (line) => {
    const name = path.basename(line).replace(/-\d+\.jpg$/, '');
    return [ofProductType(productTypeOfScannedObject(name)), name];
  },
  things: (line) => {
    const name = path.basename(line).replace(/_gray\.jpg$/, '');
    const productTypes = classMapProductTypes.get(name);
    return [productTypes ? addClass(productTypes, productTypes) : '-', name];
  },
  drawn: (line) => [ofProductType(path.basename(line).replace(/-\d+\.jpg$/, '')), ''],
  emoji: (line) => [ofProductType(path.basename(line).replace(/-[0-9a-f]+-\d+\.jpg$/, '')), ''],
};

const examples = Object.fromEntries(
  Object.entries(readers).flatMap(([source, read]) =>
    [source, `${source}2`]
      .filter((set) => existsSync(path.join(sets, `${set}.list`)))
      .map((set) => {
        const meta = existsSync(path.join(sets, `${set}.meta`)) ? readLines(`${set}.meta`) : [];
        return [set, readLines(`${set}.list`).map((line, at) => read(line, meta[at] ?? ''))];
      }),
  ),
);
writeFileSync(path.join(sets, 'examples.json'), JSON.stringify({ classes, examples }));
