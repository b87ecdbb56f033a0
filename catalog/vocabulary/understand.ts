import type { Language } from '../../contracts/languages.ts';
import { coloursWithin, isSubstance, withoutLookalikes } from './colours-within.ts';
import { headFirst, headsInOrder, type ProductWords } from './head.ts';
import { joinApart, joinHeads } from './join-words.ts';
import type { AttributeType, Entry, Meaning } from './meaning.ts';
import { type Piece, splitWords } from './split-words.ts';
import type { Script } from './units.ts';

/** What a search asks for. */
export interface Understanding {
  /** What the thing is; several where the word means several. */
  productTypes: readonly Extract<Meaning, { type: 'product-type' }>[];
  /** The words that name it. */
  productWords: readonly Piece[];
  /** Whether these words rather say what the thing is for. */
  isPurpose: boolean;
  /** Ids of categories where the thing is a wide word or a category's name. */
  categories: readonly number[];
  /** Whether the words name only some of the goods in these categories, so that a thing is one by its title alone. */
  isNarrow: boolean;
  attributes: readonly Attribute[];
  wantsCheap: boolean;
  /** What the vocabulary does not know, or knows as something else than the thing. */
  rest: readonly Piece[];
  pieces: readonly Piece[];
}

export interface Attribute {
  type: AttributeType;
  id: string;
}

const isAttribute = (meaning: Meaning): meaning is Extract<Meaning, Attribute> =>
  ['colour', 'material', 'audience', 'feature', 'condition', 'detail'].includes(meaning.type);
const isProductWord = ({ meaning }: Entry) => meaning.type === 'product-type' || meaning.type === 'group';
const isSmallWord = ({ meaning }: Entry) =>
  ['filler', 'for', 'for-suffix', 'with', 'with-suffix', 'cheap'].includes(meaning.type);

/** Reads a search as a thing, its attributes and the rest. The preferred language decides what ambiguous words mean. */
export function understand(text: string, preferred?: Language): Understanding {
  return interpret(splitWords(text), preferred);
}

/** Every way to read a search, the likeliest first: each word that may name the thing does so in one of them. */
export function understandAll(text: string, preferred?: Language): [Understanding, ...Understanding[]] {
  const { read, language } = readIn(withoutRepeated(splitWords(text)), preferred);
  const [first, ...others] = headsOf(read, language);
  return [readWith(first, read, language), ...others.map((head) => readWith(head, read, language))];
}

/** Each word once, because a repeated one says nothing more; small words stay where they join others. */
function withoutRepeated(pieces: readonly Piece[]): readonly Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ units, entries }) => {
    const form = units.map(({ loose }) => loose).join('');
    const isRepeated = seen.has(form) && !entries.some(isSmallWord);
    seen.add(form);
    return !isRepeated;
  });
}

/** The same with a narrow word as any other: nothing but titles and texts tell what it names. */
export function withoutNarrow(understanding: Understanding): Understanding {
  const { isNarrow, productWords, rest } = understanding;
  return isNarrow
    ? { ...understanding, categories: [], productWords: [], rest: [...rest, ...productWords] }
    : understanding;
}

/** Reads a search that has been split into words. */
export function interpret(pieces: readonly Piece[], preferred?: Language): Understanding {
  const { read, language } = readIn(pieces, preferred);
  return readWith(headsOf(read, language)[0], read, language);
}

function readIn(pieces: readonly Piece[], preferred: Language | undefined) {
  const language = guessLanguage(pieces, preferred);
  return { language, read: pieces.map((piece) => inLanguage(withoutLookalikes(piece), language)) };
}

function readWith(
  { productWords, entries, isPurpose = false }: ProductWords,
  read: readonly Piece[],
  language: Language | null,
): Understanding {
  const others = read.filter((piece) => !productWords.includes(piece));
  const qualities = others.filter((piece) => !isSubstanceOf(productWords, piece, read, language));
  const productTypes = entries.flatMap(({ meaning }) => (meaning.type === 'product-type' ? [meaning] : []));
  const categories = entries.flatMap(({ meaning }) => (meaning.type === 'group' ? meaning.categories : []));
  const meanings = [
    ...qualities.flatMap(({ entries }) => entries.map(({ meaning }) => meaning)),
    ...coloursWithin(entries),
  ];
  const attributes = meanings.filter(isAttribute).map(({ type, id }) => ({ type, id }));
  return {
    productWords,
    isPurpose,
    productTypes: [...new Set(productTypes)],
    categories: [...new Set(categories)],
    isNarrow:
      entries.length > 0 && entries.every(({ meaning }) => meaning.type === 'group' && meaning.isNarrow === true),
    attributes: uniqueAttributes(attributes),
    wantsCheap: others.some(({ entries }) => entries.some(({ meaning }) => meaning.type === 'cheap')),
    rest: others.filter(
      (piece) =>
        !piece.entries.some((entry) => isSmallWord(entry) || (isAttribute(entry.meaning) && qualities.includes(piece))),
    ),
    pieces: read,
  };
}

/** Whether a piece is joined to the thing where its noun stands, and names what it is: the cream of 日焼け止めクリーム. */
function isSubstanceOf(
  productWords: readonly Piece[],
  piece: Piece,
  pieces: readonly Piece[],
  language: Language | null,
): boolean {
  if (!language || !isSubstance(piece.units, language)) return false;
  const at = pieces.indexOf(piece);
  const [productWord, second] = headFirst.has(language) ? [pieces[at + 1], pieces[at + 1]] : [pieces[at - 1], piece];
  return productWord !== undefined && productWords.includes(productWord) && second?.units[0]?.isSpaced === false;
}

function uniqueAttributes(attributes: Attribute[]): Attribute[] {
  return attributes.filter(
    ({ type, id }, at) => attributes.findIndex((one) => one.type === type && one.id === id) === at,
  );
}

const scriptLanguages: Record<Script, readonly Language[]> = {
  latin: ['en', 'vi', 'es'],
  thai: ['th'],
  han: ['zh', 'ja'],
  kana: ['ja'],
  hangul: ['ko'],
  other: [],
};

/** The language in which most of the text has a meaning. */
function guessLanguage(pieces: readonly Piece[], preferred: Language | undefined): Language | null {
  const scores = new Map<Language, number>();
  for (const { units, entries } of pieces) {
    const letters = units.reduce((sum, { text }) => sum + text.length, 0);
    const exact = units.map((unit) => unit.exact).join('');
    for (const language of new Set(entries.map((entry) => entry.language))) {
      const isExact = entries.some((entry) => entry.language === language && sameLetters(entry.word, exact));
      scores.set(language, (scores.get(language) ?? 0) + letters * (isExact ? 1 : 0.8));
    }
    if (units.some(({ script }) => script === 'kana')) scores.set('ja', (scores.get('ja') ?? 0) + letters);
  }
  if (preferred && scores.has(preferred)) scores.set(preferred, (scores.get(preferred) ?? 0) * 1.3);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

const sameLetters = (word: string, exact: string) => word.toLowerCase().replace(/[\s\p{P}]/gu, '') === exact;

/** A piece with its meanings in this language, or with all of them where it has none in it. */
function inLanguage(piece: Piece, language: Language | null): Piece {
  const own = piece.entries.filter((entry) => entry.language === language);
  const script = piece.units[0]?.script ?? 'other';
  const possible = piece.entries.filter((entry) => scriptLanguages[script].includes(entry.language));
  const entries = own.length > 0 ? own : possible.length > 0 ? possible : piece.entries;
  return { ...piece, entries };
}

/** What may name the thing, the likeliest first; nothing names it where no word does. */
function headsOf(pieces: readonly Piece[], language: Language | null): [ProductWords, ...ProductWords[]] {
  const { parts, purposes, others } = headsInOrder(pieces, language, { isProductWord, isSmallWord, isAttribute });
  const content = pieces.filter((piece) => !piece.entries.some(isSmallWord) && !parts.has(piece));
  const joined = joinApart(content, language) ?? joinHeads(content, { language, purposes, isProductWord });
  const heads = others.map((piece) => ({
    ...{ productWords: [piece], entries: piece.entries.filter(isProductWord) },
    isPurpose: purposes.has(piece),
  }));
  const apart = joined && isApart(joined, { purposes, language });
  // 'classical guitar hard case' may be a guitar with a case: the thing without its detail comes first.
  const doubted = apart ? heads.filter(({ productWords }) => productWords.some((piece) => apart.includes(piece))) : [];
  const [first, ...rest] = joined ? [...doubted, joined, ...heads.filter((head) => !doubted.includes(head))] : heads;
  return [first ?? { productWords: [], entries: [] }, ...rest];
}

const isDetail = ({ entries }: Piece) => entries.some(({ meaning }) => meaning.type === 'detail');

/** The things among joined words that stand beside a detail, where neither a word nor their order tells what is for what. */
function isApart(
  { productWords, headsOf: joined = productWords }: ProductWords,
  { purposes, language }: { purposes: ReadonlySet<Piece>; language: Language | null },
): readonly Piece[] | null {
  const isOrdered = purposes.size > 0 || (language !== null && headFirst.has(language));
  return !isOrdered && joined.some(isDetail) ? joined.filter((piece) => !isDetail(piece)) : null;
}
