import { allLeaves, pathTo } from '../catalog/lookup.ts';
import { materialIds } from '../catalog/materials.ts';
import { languages } from '../contracts/languages.ts';
import { colourIds } from './colours.ts';
import { composeListing } from './compose.ts';
import { conditionIds } from './conditions.ts';
import type { ListingFacts } from './facts.ts';

const leafIds = allLeaves().map((leaf) => leaf.id);
const requestedIds = process.argv.slice(2).map(Number);
const step = Math.floor(leafIds.length / 20);
const selectedIds = requestedIds.length > 0 ? requestedIds : leafIds.filter((_, at) => at % step === 0).slice(0, 20);

// Varies which facts are known from sample to sample.
function sampleFacts(leaf: number, at: number): ListingFacts {
  return {
    leaf,
    colours: colourIds.filter((_, place) => place === (at * 5) % colourIds.length || (at % 3 === 1 && place === at)),
    material: at % 2 === 1 ? materialIds[(at * 7) % materialIds.length] : undefined,
    brand: at % 4 === 2 ? 'Nordlys' : undefined,
    words: at % 5 === 3 ? ['HELLO', 'No. 5'] : undefined,
    condition: at % 4 === 3 ? conditionIds[at % conditionIds.length] : undefined,
  };
}

for (const [at, leaf] of selectedIds.entries()) {
  const facts = sampleFacts(leaf, at);
  const listing = composeListing(facts);
  console.log(
    `\n## ${pathTo(leaf)
      .map((entry) => entry.names.en)
      .join(' › ')} (${JSON.stringify(facts)})\n`,
  );
  for (const language of languages) {
    console.log(`- **${language}** ${listing[language].title}  \n  ${listing[language].description}`);
  }
}
