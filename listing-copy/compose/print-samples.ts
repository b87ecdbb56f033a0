import { sectionKinds } from '../../catalog/kinds.ts';
import { pathTo } from '../../catalog/lookup.ts';
import { type Language, languages } from '../../contracts/languages.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { findKind } from '../product-types/kind-table.ts';
import { brands, findBrand } from '../words/brands.ts';
import { colourIds } from '../words/colours.ts';
import { aisleOf, aisles } from './aisles.ts';
import { composeListing } from './compose.ts';
import type { ListingFacts } from './facts.ts';
import { hash } from './hash.ts';

/** Prints composed listings of random kinds for readers: node listing-copy/compose/print-samples.ts COUNT SEED LANGUAGE… */
const [count = '20', seed = '1', ...chosen] = process.argv.slice(2);
const kinds = sectionKinds.flatMap((section) => section.kinds);
const random = (salt: string, below: number) => hash(`${seed} ${salt}`) % below;

/** Words that may be printed on such goods: a maker of their category, else a slogan on clothes, or nothing. */
function printedWords(leaf: number, at: number): string[] {
  const aisle = aisleOf({ leaf });
  const makers = brands.filter(({ leaves }) => leaves.includes(leaf));
  const maker = makers[random(`maker ${at}`, Math.max(1, makers.length))]?.name;
  const slogan = aisle === aisles.clothes ? [['HELLO'], ['Summer Days']][random(`slogan ${at}`, 2)] : undefined;
  return maker ? [maker.toUpperCase()] : (slogan ?? []);
}

/** What a seller would type as the size. */
const sizeOf = (leaf: number) => (aisleOf({ leaf }) === aisles.clothes ? 'M' : '30 x 20 cm');

/** Varies which facts are known from sample to sample, as they are in a shop. */
function sampleFacts(at: number): ListingFacts {
  const kind = kinds[random(`kind ${at}`, kinds.length)] as (typeof kinds)[number];
  const has = (fact: string, percent: number) => random(`${fact} ${at}`, 100) < percent;
  const words = has('words', 12) ? printedWords(kind.leaf, at) : [];
  const branded = findBrand(words, aisleOf(kind));
  return {
    leaf: kind.leaf,
    kind: kind.id,
    colours: has('colour', 75)
      ? [0, 1]
          .slice(0, has('second', 25) ? 2 : 1)
          .map((n) => colourIds[random(`colour ${at} ${n}`, colourIds.length)] ?? 'black')
      : [],
    material: has('material', 30) ? kind.materials[0] : undefined,
    brand: branded?.brand,
    words: branded?.words ?? words,
    condition: has('condition', 40) ? conditionIds[random(`condition ${at}`, conditionIds.length)] : undefined,
    details: has('details', 15) ? { size: sizeOf(kind.leaf), quantity: 2 } : undefined,
  };
}

const shown = chosen.length > 0 ? (chosen as Language[]) : languages;
for (let at = 0; at < Number(count); at += 1) {
  const facts = sampleFacts(at);
  const spanish = at % 2 === 0 ? 'spain' : 'americas';
  const texts = composeListing(facts, { seed: `${seed} ${at}`, spanish });
  const { leaf, kind = '', ...rest } = facts;
  const noun = findKind(kind)?.en.noun;
  process.stdout.write(`\n### ${at + 1}. ${noun} (${pathTo(leaf).at(-1)?.names.en}) ${JSON.stringify(rest)}\n`);
  for (const language of shown) {
    const form = language === 'es' ? `es, ${spanish}` : language;
    process.stdout.write(`\n[${form}] ${texts[language].title}\n${texts[language].description}\n`);
  }
}
