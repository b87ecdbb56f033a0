import type { LeafPhrases, SectionPhrases } from './phrase.ts';
import { automotivePhrases } from './phrases/automotive.ts';
import { babyKidsPhrases } from './phrases/baby-kids.ts';
import { beautyPersonalCarePhrases } from './phrases/beauty-personal-care.ts';
import { clothingShoeFashionPhrases } from './phrases/clothing-shoe-fashion.ts';
import { type DishId, dishPhrases } from './phrases/dishes.ts';
import { electronicsDiyPhrases } from './phrases/electronics-diy.ts';
import { gadgetSmartTechPhrases } from './phrases/gadget-smart-tech.ts';
import { homeKitchenPhrases } from './phrases/home-kitchen.ts';
import { industrialScientificPhrases } from './phrases/industrial-scientific.ts';
import { jewelryWatchesPhrases } from './phrases/jewelry-watches.ts';
import { movieBookMusicPhrases } from './phrases/movie-book-music.ts';
import { officeSuppliesPhrases } from './phrases/office-supplies.ts';
import { petSuppliesPhrases } from './phrases/pet-supplies.ts';
import { programSoftwarePhrases } from './phrases/program-software.ts';
import { sportsOutdoorsPhrases } from './phrases/sports-outdoors.ts';
import { toysGamesPhrases } from './phrases/toys-games.ts';

/** The phrases for one leaf: its own and those of its section. */
export interface CategoryPhrases {
  leaf: LeafPhrases;
  section: SectionPhrases;
}

const byLeaf = new Map<number, CategoryPhrases>();

for (const section of [
  ...gadgetSmartTechPhrases,
  ...clothingShoeFashionPhrases,
  ...homeKitchenPhrases,
  ...automotivePhrases,
  ...sportsOutdoorsPhrases,
  ...beautyPersonalCarePhrases,
  ...toysGamesPhrases,
  ...movieBookMusicPhrases,
  ...jewelryWatchesPhrases,
  ...babyKidsPhrases,
  ...petSuppliesPhrases,
  ...officeSuppliesPhrases,
  ...industrialScientificPhrases,
  ...programSoftwarePhrases,
  ...electronicsDiyPhrases,
]) {
  for (const leaf of section.leaves) byLeaf.set(leaf.leaf, { leaf, section });
}

/** Finds the phrases for one third-level category, or for a dish in it; null when there are none. */
export function findPhrases(leafId: number, dish?: DishId): CategoryPhrases | null {
  const phrases = byLeaf.get(leafId) ?? null;
  return phrases && dish ? { ...phrases, leaf: dishPhrases[dish] } : phrases;
}
