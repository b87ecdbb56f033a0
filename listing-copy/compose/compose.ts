import { writeFact } from '../../catalog/facts/write-fact.ts';
import type { ProductType } from '../../catalog/product-types/product-type.ts';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { english } from '../languages/en.ts';
import { spanish } from '../languages/es.ts';
import { japanese } from '../languages/ja.ts';
import { korean } from '../languages/ko.ts';
import { thai } from '../languages/th.ts';
import { vietnamese } from '../languages/vi.ts';
import { chinese } from '../languages/zh.ts';
import { conditionOpenings, conditions, openedLabel } from '../words/conditions.ts';
import { publisherLabel } from '../words/fact-labels.ts';
import { nameModel } from '../words/model-words.ts';
import { photoShowsProduct } from '../words/packaging.ts';
import { chooseContent, eaten } from './choose-content.ts';
import type { ListingFacts, TextChoice } from './facts.ts';
import { fitTitle, titleLimits } from './fit-title.ts';
import { hash } from './hash.ts';
import { type FactName, factNames, type LanguageRules, type ListingContent } from './listing-content.ts';
import { isPublished } from './publisher.ts';
import { inThaiSpeech } from './thai-speech.ts';
import { closings } from './voices.ts';

export interface ComposedText {
  title: string;
  description: string;
}

const rules: InEveryLanguage<LanguageRules> = {
  en: english,
  th: thai,
  zh: chinese,
  vi: vietnamese,
  es: spanish,
  ja: japanese,
  ko: korean,
};

/** How many texts of a product type differ in what they say; later variants begin again. */
export const variantCount = 3;

/**
 * Writes title and description in all seven languages from the facts alone. The same facts and choice always give the
 * same text; another seed or variant says it in other words.
 */
export function composeListing(facts: ListingFacts, choice: TextChoice = {}): InEveryLanguage<ComposedText> {
  return compose(chooseContent(facts, choice.spanish), choice);
}

/** What is said about one product instead of what holds for its product type. */
export interface Slot {
  /** The sentences that begin the description. */
  line: string;
  /** A few words for the end of the title; null for one of the product type's own. */
  ending: string | null;
}

/** As `composeListing`, with given lines in some languages; the others have the product type's own. */
export function composeWith(
  facts: ListingFacts,
  slots: Partial<InEveryLanguage<Slot>>,
  choice: TextChoice = {},
): InEveryLanguage<ComposedText> {
  const content = chooseContent(facts, choice.spanish);
  const phrases = { ...content.productType.phrases };
  for (const [language, { line, ending }] of Object.entries(slots) as [Language, Slot][]) {
    const [endings, ...lines] = phrases[language];
    const isUnfit = isUsed(content) && rules[language].gift.test(line);
    phrases[language] = [ending === null ? endings : [ending], ...(isUnfit ? lines : ([line] as const))];
  }
  return compose({ ...content, productType: { ...content.productType, phrases } }, choice);
}

function compose(content: ListingContent, choice: TextChoice): InEveryLanguage<ComposedText> {
  const seed = hash(choice.seed ?? '');
  const variant = choice.variant ?? 0;
  const texts = languages.map((language): [Language, ComposedText] => {
    const titles = titlesOf(content, language, seed);
    const description = describe(content, language, seed, variant);
    return [
      language,
      {
        title: titles[variant % titles.length] ?? '',
        description: language === 'th' ? inThaiSpeech(description, choice.thaiSpeech) : description,
      },
    ];
  });
  return Object.fromEntries(texts) as InEveryLanguage<ComposedText>;
}

/**
 * The different titles that are true of a product, beginning with one of the fullest by the seed. Those with the colour at
 * the end or left out come after them, because only a seller who wants another text gets so far.
 */
function titlesOf(content: ListingContent, language: Language, seed: number): string[] {
  const titled = isPublished(content) ? { ...content, brand: null } : content;
  const variants = Array.from({ length: variantCount }, (_, at) => (seed + at) % variantCount);
  const write = (told: ListingContent) =>
    variants.map((variant) => fitTitle(told, orderEndings(content, language, variant), language, rules[language]));
  if (content.colours.length === 0) {
    // Without a colour the noun alone is the only other true title, so it comes last.
    return [
      ...new Set([...write(titled), fitTitle(titled, neededEndings(titled, language), language, rules[language])]),
    ];
  }
  const plain = write({ ...titled, colours: [] });
  const { labels, colours } = rules[language];
  // 'Cámara – color negro': the colour agrees with its own noun, whatever the product's is.
  const named: Partial<InEveryLanguage> = { th: labels.colour, es: 'color ' };
  const colour = `${named[language] ?? ''}${colours(content)}`;
  const colourLast = plain.map((title) => `${title} – ${colour}`);
  const short = colourLast.filter((title) => [...title].length <= titleLimits[language]);
  return [...new Set([...write(titled), ...short, ...plain])];
}

/** The first two variants prefer one ending each, the third has none where facts make a title of their own. */
function orderEndings(content: ListingContent, language: Language, variant: number): readonly string[] {
  const [all] = content.productType.phrases[language];
  const needed = neededEndings(content, language);
  // What a product is good for is beside the point when it is sold for parts.
  if (needed.length > 1 || content.condition === 'for-parts') return needed;
  const endings = isUsed(content) ? all.filter((ending) => !rules[language].gift.test(ending)) : all;
  const hasFacts = content.colours.length + content.words.length > 0 || content.titleMaterial !== null;
  if ((variant === 2 && hasFacts) || endings.length === 0) return [''];
  const first = variant % endings.length;
  return [...endings.slice(first), ...endings.slice(0, first), ''];
}

/** The endings that a title may not go without, because they say whom the article is for; then none. */
function neededEndings(content: ListingContent, language: Language): readonly string[] {
  const [all] = content.productType.phrases[language];
  return [...all.filter((ending) => rules[language].wearer?.test(ending)), ''];
}

/** One line or both; the facts, one to a line; then, in most listings, a last line. Later variants begin with the facts. */
function describe(content: ListingContent, language: Language, seed: number, variant: number): string {
  const { sentenceSeparator } = rules[language];
  const turn = Math.floor(seed / variantCount) + variant;
  const openings = content.condition
    ? conditionOpenings(content.condition, content.productType)?.[language]
    : undefined;
  const opening = openings?.[turn % openings.length] ?? '';
  const lines = [0, 1, 2].map((at) => linesOf(content, language, at).join(sentenceSeparator));
  const different = [...new Set(lines)];
  const first = [opening, different[(seed + variant) % different.length] ?? ''].filter(Boolean).join(sentenceSeparator);
  const facts = factNames.flatMap((name) => factLine(content, language, name)).join('\n');
  const last = closingsOf(content, language)[turn % closingTurns] ?? '';
  // Shifted after each round of closings, so that neither repeats with the other.
  const isFactsFirst = opening === '' && (variant + Math.floor(variant / closingTurns)) % 2 === 1;
  const said = saidLines(content, language);
  const parts = isFactsFirst ? [said, facts, first, last] : [said, first, facts, last];
  return parts.filter(Boolean).join('\n\n');
}

/** What the seller says of the goods, one fact to a line: what buyers ask first. */
function saidLines({ said }: ListingContent, language: Language): string {
  const { labelSeparator } = rules[language];
  const written = said.flatMap((fact) => writeFact(fact, language) ?? []);
  return written.map(({ label, text }) => `${label}${labelSeparator}${text}`).join('\n');
}

/** Three of four descriptions have a last line. */
const closingTurns = 4;

/** Whether goods were opened or used, which are no present. */
const isUsed = ({ condition, isOpened, usedCondition }: ListingContent) =>
  isOpened || usedCondition !== null || (condition !== null && condition !== 'new');

/** A shop thanks for a visit; who sells opened or used goods speaks as a person. */
function closingsOf(content: ListingContent, language: Language) {
  const { spanish } = content;
  const voice = closings[isUsed(content) ? 'person' : 'shop'];
  return language === 'es' && spanish === 'americas' ? voice['es-419'] : voice[language];
}

/** What holds for a product type may not hold for a broken product or for opened food. */
function linesOf(content: ListingContent, language: Language, variant: number): string[] {
  const { productType, condition, isOpened } = content;
  if (condition === 'for-parts' || (isOpened && eaten.includes(productType.use))) return [];
  const [, ...lines] = productType.phrases[language];
  const isGift = (text: string) => rules[language].gift.test(text);
  // A line about presents does not suit opened or second-hand goods, unless they are made for presents, like a gift box.
  const others = lines.filter((text) => !isGift(text));
  const [line = '', otherLine = line] = isUsed(content) && others.length > 0 ? others : lines;
  const both = line === otherLine ? [line] : [line, otherLine];
  // A present alone says nothing about what the product is good for.
  const second = isGift(otherLine) ? both : [otherLine];
  return [[line], second, second === both ? [line] : both][variant] ?? [line];
}

function factLine(content: ListingContent, language: Language, name: FactName): string[] {
  const { labels, wornSize, labelSeparator } = rules[language];
  const value = factValue(content, language, name);
  const isWorn = name === 'size' && hasClothingSize(content.productType);
  const ownLabel = name === 'words' ? wordsLabel(content, language) : (isWorn && wornSize) || labels[name];
  const label = name === 'brand' && isPublished(content) ? publisherLabel[language] : ownLabel;
  return value === '' ? [] : [`${label}${labelSeparator}${value}`];
}

function wordsLabel(content: ListingContent, language: Language): string {
  const { labels, wordsLabels } = rules[language];
  if (nameModel(content)) return labels.model;
  const isOnPackage = content.wordsRole === 'model' && !photoShowsProduct(content.productType);
  return wordsLabels[isOnPackage ? 'package' : content.wordsRole];
}

/** Jewelry, glasses and scarves are measured, clothes and shoes have sizes. */
function hasClothingSize({ use }: Pick<ProductType, 'use'>): boolean {
  return use.startsWith('wear') && !['wear-as-jewelry', 'wear-on-face', 'wear-around'].includes(use);
}

function factValue(content: ListingContent, language: Language, name: FactName): string {
  const own = rules[language];
  const { brand, condition, isOpened, usedCondition } = content;
  switch (name) {
    case 'brand':
      return brand ? (own.brand?.(brand) ?? brand.name) : '';
    case 'colour':
      return own.colours(content);
    case 'material':
      // 'Gold-tone' names a colour, because a photo does not tell the metal.
      return content.material?.colour ? '' : own.material(content);
    case 'condition':
      // A second-hand product's condition opens the description.
      if (usedCondition) return (isOpened ? openedLabel(usedCondition) : conditions[usedCondition].label)[language];
      return condition === 'new' ? conditions.new.label[language] : '';
    case 'words':
      return nameModel(content) ? content.words.join(' ') : own.quote(content.words);
    case 'model':
    case 'size':
      return content[name];
    case 'box':
      return own.list(content.box(language));
  }
}
