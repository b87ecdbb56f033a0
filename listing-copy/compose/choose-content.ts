import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import { cleanBrand, cleanDetail, cleanWords } from '../checks/clean.ts';
import { findKind, kindIdsOf } from '../product-types/kind-table.ts';
import type { PhrasedKind } from '../product-types/phrased-kind.ts';
import { boxItemIn } from '../words/box-items.ts';
import { brandNameOf } from '../words/brands.ts';
import { type Colour, type ColourId, colours } from '../words/colours.ts';
import { type Material, materials } from '../words/materials.ts';
import { photoShowsProduct } from '../words/packaging.ts';
import { aisleOf, aisles } from './aisles.ts';
import type { ListingFacts, SpanishRegion } from './facts.ts';
import type { ListingContent, WordsRole } from './listing-content.ts';

/** Chooses what a listing states, once for all languages. */
export function chooseContent(facts: ListingFacts, spanish: SpanishRegion = 'spain'): ListingContent {
  const kind = withSpanishOf(kindOf(facts), spanish);
  const brand = cleanBrand(facts.brand);
  const showsProduct = photoShowsProduct(kind);
  const isPossible = facts.material !== undefined && kind.materials.includes(facts.material);
  const material: Material | null = showsProduct && facts.material && isPossible ? materials[facts.material] : null;
  const { details = {} } = facts;
  const inTheBox = (details.inTheBox ?? []).map(cleanDetail).filter(Boolean);
  return {
    kind,
    colours: showsProduct ? describedColours(facts.colours, material) : [],
    material,
    titleMaterial: kind.powered ? null : material,
    spanish,
    brand: brand === '' ? null : brandNameOf(brand),
    words: cleanWords(facts.words, brand),
    wordsRole: wordsRoleOf(kind),
    condition: possibleCondition(kind, facts.condition),
    isOpened: isOpened(kind, facts.condition),
    usedCondition: usedConditionOf(kind, facts.condition),
    model: cleanDetail(details.model),
    size: cleanDetail(details.size),
    quantity: details.quantity ?? 0,
    box: (language) => inTheBox.map((item) => boxItemIn(language, item, details.language)),
  };
}

/** The named kind if it belongs to the leaf, otherwise the leaf's most usual one. */
function kindOf({ leaf, kind }: ListingFacts): PhrasedKind {
  const named = kind === undefined ? null : findKind(kind);
  if (named?.leaf === leaf) return named;
  const usual = findKind(kindIdsOf(leaf)[0] ?? '');
  if (!usual) throw new RangeError(`no kinds in category ${leaf}`);
  return usual;
}

function withSpanishOf(kind: PhrasedKind, region: SpanishRegion): PhrasedKind {
  if (region === 'spain' || !kind.american) return kind;
  const { noun: [noun, form] = [kind.es.noun, kind.es.form], phrase = kind.phrases.es } = kind.american;
  return { ...kind, es: { noun, form }, phrases: { ...kind.phrases, es: phrase } };
}

// "Red and multicolor" means no more than "multicolor", "gold-tone" already implies gold, and nothing is both multicolor and
// gold-tone.
function describedColours(ids: readonly ColourId[], material: Material | null): Colour[] {
  const firstTwo = [...new Set(ids)].slice(0, 2);
  const different = firstTwo.filter((id, at) => at === 0 || !isShadeOf(id, firstTwo[0] ?? id));
  const mixed: ColourId[] = material?.colour ? [] : ['multicolour'];
  const told = different.includes('multicolour') ? mixed : different.filter((id) => id !== material?.colour);
  return told.map((id): Colour => colours[id]);
}

/** 'Olive green and green' says no more than its first word. */
function isShadeOf(one: ColourId, other: ColourId): boolean {
  const [first, second] = [colours[one].en.word, colours[other].en.word];
  return first.endsWith(` ${second}`) || second.endsWith(` ${first}`);
}

const workTitles: readonly PhrasedKind['use'][] = ['read', 'watch', 'listen-to'];
const plainSurfaces: readonly PhrasedKind['use'][] = ['decorate', 'sit-on', 'sleep-on', 'carry'];

function wordsRoleOf(kind: PhrasedKind): WordsRole {
  const { use } = kind;
  // A television is watched and a record player listened to, but what is printed on them is no title.
  if (aisleOf(kind) === aisles.media && !kind.powered && workTitles.includes(use)) return 'title';
  // Jewelry is engraved and not printed.
  if (aisleOf(kind) === aisles.jewelry) return 'model';
  return use.startsWith('wear') || plainSurfaces.includes(use) ? 'print' : 'model';
}

const eaten: readonly PhrasedKind['use'][] = ['eat', 'drink', 'feed'];

const livingPlants = ['houseplant', 'succulent', 'cut-flowers'];

/** Food and software are never second-hand or sold with flaws. */
const isAlwaysNew = (kind: PhrasedKind) =>
  kind.conditions === 'new' && (eaten.includes(kind.use) || aisleOf(kind) === aisles.software);

/** Whether goods that are sold new only are said to be used; software and plants never are. */
function isUsedThough(kind: PhrasedKind, condition: ConditionId | undefined): boolean {
  if (condition === undefined || condition === 'new' || condition === 'for-parts') return false;
  const canBe = aisleOf(kind) !== aisles.software && !livingPlants.includes(kind.id);
  return kind.conditions === 'new' && canBe;
}

/** What is used up, such as a cream, food or tape, is not second-hand but opened. */
function isOpened(kind: PhrasedKind, condition: ConditionId | undefined): boolean {
  const isUsedUp =
    !photoShowsProduct(kind) || kind.use === 'apply' || eaten.includes(kind.use) || aisleOf(kind) === aisles.office;
  return isUsedThough(kind, condition) && (isUsedUp || condition === 'like-new');
}

/** How used a pacifier or a brush is, which buyers would rather know than that it was unpacked. */
function usedConditionOf(kind: PhrasedKind, condition: ConditionId | undefined): ConditionId | null {
  return condition && isUsedThough(kind, condition) && !isOpened(kind, condition) ? condition : null;
}

/** The condition that title and description tell; goods with flaws are never sold as if they had none. */
function possibleCondition(kind: PhrasedKind, condition: ConditionId | undefined): ConditionId | null {
  if (condition === undefined || isAlwaysNew(kind)) return null;
  return kind.conditions === 'new' && condition !== 'new' && condition !== 'for-parts' ? null : condition;
}
