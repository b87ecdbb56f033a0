import type { InEveryLanguage } from '../contracts/languages.ts';
import { cleanBrand, cleanWords } from './clean.ts';
import { type Colour, type ColourId, colours } from './colours.ts';
import { type Condition, conditions, forPartsUse } from './conditions.ts';
import type { ListingFacts } from './facts.ts';
import { hash, pick, rotate } from './hash.ts';
import type { FoundPhrases } from './lookup.ts';
import { type Material, materials } from './materials.ts';
import { hasOwnLook } from './own-look.ts';
import type { LeafPhrases, SectionPhrases } from './phrase.ts';
import { repeatsNoun } from './said.ts';
import type { Opening, Telling, TitlePattern } from './telling.ts';

/** What is told, and the uses the title may choose from, the preferred first. */
export interface Choice {
  telling: Telling;
  titleUses: readonly [InEveryLanguage, ...InEveryLanguage[]];
}

/**
 * Chooses once, for all languages, what is told of an article and in which pattern. Another variant tells the same
 * article in other words.
 */
export function choose(facts: ListingFacts, { leaf, section }: FoundPhrases, variant = 0): Choice {
  const brand = cleanBrand(facts.brand);
  const words = cleanWords(facts.words, brand);
  const ownLook = hasOwnLook(facts.leaf);
  const material: Material | null = ownLook && facts.material ? materials[facts.material] : null;
  const condition: Condition | null = facts.condition ? conditions[facts.condition] : null;
  const told = ownLook ? coloursTold(facts.colours, material) : [];
  const forParts = facts.condition === 'for-parts';
  const seed = JSON.stringify([facts.dish ?? facts.leaf, told, facts.material, brand, words, facts.condition]);

  const openings: [Opening, ...Opening[]] = ['sale'];
  if (!forParts) openings.push('purpose');
  if (ownLook) openings.push('photo');
  // "This laptop is black." alone says too little for a sentence of its own.
  if (told.length > 0 && (material || brand || words.length > 0)) openings.push('this');
  const opening = pick(openings, seed, 'opening', variant);
  // One turn more after each round of openings, so that the same opening goes on with another sentence.
  const turn = variant + Math.floor(variant / openings.length);
  const sectionTruths = rotate(section.truths, seed, 'truth', turn).slice(0, truthsBeside(opening, condition, seed));
  const [first = forPartsUse, second = null, ...others] = forParts ? [] : inOrder(leaf, section, seed, variant);
  return {
    telling: {
      noun: leaf.noun,
      colours: told.map((id): Colour => colours[id]),
      material,
      brand,
      words,
      condition,
      titlePattern: pick<TitlePattern>(['plain', 'turned', 'tail'], seed, 'title', variant),
      titleUses: [],
      opening,
      // A further variant may come to a use that says the noun again; without a use the sentence is whole as well.
      use: variant > 0 && second && repeatsNoun(second, leaf.noun) ? null : second,
      // A broken article may not do what its kind does, so nothing is promised for it.
      truths: forParts ? [] : [leaf.truth, ...sectionTruths],
      ask: pick(section.asks as [InEveryLanguage, ...InEveryLanguage[]], seed, 'ask', turn),
    },
    titleUses: [first, ...others],
  };
}

// "Red and multicoloured" says nothing more than "multicoloured", and gold-plated already says gold.
function coloursTold(ids: readonly ColourId[], material: Material | null): ColourId[] {
  const firstTwo = [...new Set(ids)].slice(0, 2);
  if (firstTwo.includes('multicolour')) return ['multicolour'];
  return firstTwo.filter((id) => id !== material?.colour);
}

// Four sentences are enough: a stated condition takes the place of the section's truth.
function truthsBeside(opening: Opening, condition: Condition | null, seed: string): number {
  if (condition) return 0;
  return opening === 'purpose' ? hash(`more|${seed}`) % 2 : 1;
}

function inOrder(leaf: LeafPhrases, section: SectionPhrases, seed: string, variant: number): InEveryLanguage[] {
  const turned = rotate([leaf.use, ...section.uses], seed, 'use');
  const repeats = (use: InEveryLanguage) => repeatsNoun(use, leaf.noun);
  const ordered = [...turned.filter((use) => !repeats(use)), ...turned.filter(repeats)];
  const start = variant % ordered.length;
  return [...ordered.slice(start), ...ordered.slice(0, start)];
}
