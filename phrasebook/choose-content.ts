import type { InEveryLanguage } from '../contracts/languages.ts';
import { cleanBrand, cleanWords } from './clean.ts';
import { type Colour, type ColourId, colours } from './colours.ts';
import { type Condition, conditions, forPartsUse } from './conditions.ts';
import type { ListingFacts } from './facts.ts';
import { hash, pick, rotate } from './hash.ts';
import type { ListingContent, Opening, TitlePattern } from './listing-content.ts';
import type { CategoryPhrases } from './lookup.ts';
import { type Material, materials } from './materials.ts';
import { photoShowsProduct } from './packaging.ts';
import type { LeafPhrases, SectionPhrases } from './phrase.ts';
import { repeatsNoun } from './repetition.ts';

/** The chosen content, and the uses a title may mention, in order of preference. */
export interface ContentChoice {
  content: ListingContent;
  titleUses: readonly [InEveryLanguage, ...InEveryLanguage[]];
}

/**
 * Chooses the content and the sentence patterns once for all languages. Another variant describes the same product in
 * other words.
 */
export function chooseContent(facts: ListingFacts, { leaf, section }: CategoryPhrases, variant = 0): ContentChoice {
  const brand = cleanBrand(facts.brand);
  const words = cleanWords(facts.words, brand);
  const showsProduct = photoShowsProduct(facts.leaf);
  const material: Material | null = showsProduct && facts.material ? materials[facts.material] : null;
  const condition: Condition | null = facts.condition ? conditions[facts.condition] : null;
  const colourIds = showsProduct ? describedColours(facts.colours, material) : [];
  const forParts = facts.condition === 'for-parts';
  const seed = JSON.stringify([facts.dish ?? facts.leaf, colourIds, facts.material, brand, words, facts.condition]);

  const openings: [Opening, ...Opening[]] = ['sale'];
  if (!forParts) openings.push('purpose');
  if (showsProduct) openings.push('photo');
  // "This laptop is black." is too short for a sentence.
  if (colourIds.length > 0 && (material || brand || words.length > 0)) openings.push('this');
  const opening = pick(openings, seed, 'opening', variant);
  // Shifts by one after each round of openings, so that the same opening is followed by another sentence.
  const offset = variant + Math.floor(variant / openings.length);
  const sectionTruths = rotate(section.truths, seed, 'truth', offset).slice(
    0,
    sectionTruthCount(opening, condition, seed),
  );
  const [first = forPartsUse, second = null, ...others] = forParts ? [] : orderUses(leaf, section, seed, variant);
  return {
    content: {
      noun: leaf.noun,
      colours: colourIds.map((id): Colour => colours[id]),
      material,
      brand,
      words,
      condition,
      titlePattern: pick<TitlePattern>(['standard', 'colour-after-noun', 'alternative'], seed, 'title', variant),
      titleUses: [],
      opening,
      // In later variants the use may repeat the noun; the sentence is complete without it.
      use: variant > 0 && second && repeatsNoun(second, leaf.noun) ? null : second,
      // Statements about the category may not hold for a broken product.
      truths: forParts ? [] : [leaf.truth, ...sectionTruths],
      ask: pick(section.asks as [InEveryLanguage, ...InEveryLanguage[]], seed, 'ask', offset),
    },
    titleUses: [first, ...others],
  };
}

// "Red and multicoloured" means no more than "multicoloured", and "gold-plated" already implies gold.
function describedColours(ids: readonly ColourId[], material: Material | null): ColourId[] {
  const firstTwo = [...new Set(ids)].slice(0, 2);
  if (firstTwo.includes('multicolour')) return ['multicolour'];
  return firstTwo.filter((id) => id !== material?.colour);
}

// A description has at most four sentences, so a condition replaces the section's truth.
function sectionTruthCount(opening: Opening, condition: Condition | null, seed: string): number {
  if (condition) return 0;
  return opening === 'purpose' ? hash(`more|${seed}`) % 2 : 1;
}

/** Uses that do not repeat the noun come first. */
function orderUses(leaf: LeafPhrases, section: SectionPhrases, seed: string, variant: number): InEveryLanguage[] {
  const rotated = rotate([leaf.use, ...section.uses], seed, 'use');
  const repeats = (use: InEveryLanguage) => repeatsNoun(use, leaf.noun);
  const ordered = [...rotated.filter((use) => !repeats(use)), ...rotated.filter(repeats)];
  const start = variant % ordered.length;
  return [...ordered.slice(start), ...ordered.slice(0, start)];
}
