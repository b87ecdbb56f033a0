import { allLeafCategories } from '../../catalog/categories/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { composeListing } from '../../listing-copy/compose/compose.ts';
import { hash } from '../../listing-copy/compose/hash.ts';
import { findProductType, productTypeIdsOf } from '../../listing-copy/product-types/product-type-table.ts';

/** How different six generations of the same photo are, over random product types: `node bench/evaluation/eval-variants.ts [seed]`. */
const [seed = 'variants'] = process.argv.slice(2);
const generations = [0, 1, 2, 3, 4, 5];
const chosen = allLeafCategories()
  .flatMap(({ id }) => productTypeIdsOf(id))
  .flatMap((id) => findProductType(id) ?? [])
  .sort((a, b) => hash(`${seed} ${a.id}`) - hash(`${seed} ${b.id}`))
  .slice(0, 50);

for (const language of languages) {
  const counts = chosen.map(({ id, categoryId }) => {
    const facts = { categoryId, productType: id, colours: ['blue'] } as const;
    const texts = generations.map((variant) => composeListing(facts, { seed: id, variant })[language]);
    const distinct = (values: readonly string[]) => new Set(values).size;
    const isNew = texts.filter(
      ({ title, description }, at) =>
        at > 0 && title !== texts[at - 1]?.title && description !== texts[at - 1]?.description,
    );
    return {
      titles: distinct(texts.map(({ title }) => title)),
      descriptions: distinct(texts.map(({ description }) => description)),
      texts: distinct(texts.map((text) => JSON.stringify(text))),
      steps: isNew.length,
    };
  });
  const mean = (name: 'titles' | 'descriptions' | 'texts' | 'steps') =>
    (counts.reduce((sum, count) => sum + count[name], 0) / counts.length).toFixed(2);
  const least = Math.min(...counts.map(({ texts }) => texts));
  console.log(
    `${language}: distinct of six: titles ${mean('titles')}, descriptions ${mean('descriptions')}, whole texts ${mean('texts')} (least ${least}); both title and description new ${mean('steps')} of 5 times`,
  );
}
