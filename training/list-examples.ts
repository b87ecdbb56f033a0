import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findKind } from '../listing-copy/product-types/kind-table.ts';
import { caltechKinds, clothingKinds } from './labels/photo-sets.ts';
import { kindOfScannedObject } from './labels/scanned-objects.ts';
import { thingKinds } from './labels/things.ts';

/**
 * `list-examples.ts SETS`: writes SETS/examples.json, the class of every picture in the manifests SETS/*.list and the kinds
 * of each class. The classes of the clothing and Caltech photos stand in a file `.meta` beside their manifest.
 */
const [sets] = process.argv.slice(2);
if (!sets) throw new Error('Name the folder of manifests.');

const readLines = (file: string) => readFileSync(path.join(sets, file), 'utf8').trimEnd().split('\n');
const classes: Record<string, [kindId: string, leafId: number, share: number][]> = { '-': [] };

/** Adds a class of kinds with shares: 'mens-jeans*.3 womens-jeans*.7'. */
function addClass(name: string, kinds: string): string {
  classes[name] = kinds.split(' ').map((part) => {
    const [kindId = '', share = '1'] = part.split('*');
    const leaf = findKind(kindId)?.leaf;
    if (!leaf) throw new Error(`no kind ${kindId}`);
    return [kindId, leaf, Number(share)];
  });
  return name;
}

const ofKind = (kind: string | undefined) => (kind ? addClass(kind, kind) : null);

/** The class of each line of a set, and what it must be held out with. */
const readers: Record<string, (line: string, meta: string) => [string | null, string]> = {
  clothing: (_, meta) => {
    const [label = '', kids, sender = ''] = meta.split('\t');
    const name = kids === 'True' ? `${label} kids` : label;
    const kinds = clothingKinds[name];
    return [kinds ? addClass(`clothing ${name}`, kinds) : null, sender];
  },
  caltech: (_, meta) => {
    const kinds = caltechKinds[meta] ?? '-';
    return [kinds === '-' ? '-' : kinds.includes('*') ? addClass(`caltech ${meta}`, kinds) : ofKind(kinds), meta];
  },
  gso: (line) => {
    const name = path.basename(line).replace(/-\d+\.jpg$/, '');
    return [ofKind(kindOfScannedObject(name)), name];
  },
  things: (line) => {
    const name = path.basename(line).replace(/_gray\.jpg$/, '');
    const kinds = thingKinds.get(name);
    return [kinds ? addClass(kinds, kinds) : '-', name];
  },
  drawn: (line) => [ofKind(path.basename(line).replace(/-\d+\.jpg$/, '')), ''],
  emoji: (line) => [ofKind(path.basename(line).replace(/-[0-9a-f]+-\d+\.jpg$/, '')), ''],
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
