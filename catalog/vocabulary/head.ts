import type { Language } from '../../contracts/languages.ts';
import type { Entry, Meaning } from './meaning.ts';
import type { Piece } from './split-words.ts';

/** The pieces that name the thing, and what they mean. */
export interface ProductWords {
  productWords: readonly Piece[];
  entries: readonly Entry[];
  /** Whether they rather say what the thing is for. */
  isPurpose?: boolean;
  /** The typed words whose heads they are. */
  headsOf?: readonly Piece[];
}

/** In these languages what a thing is for comes after it; in the others before it. */
export const headFirst = new Set<Language>(['th', 'vi', 'es']);

interface Tests {
  isProductWord(entry: Entry): boolean;
  isSmallWord(entry: Entry): boolean;
  isAttribute(meaning: Meaning): boolean;
}

type Marker = 'for' | 'for-suffix' | 'with' | 'with-suffix';

const isMarker = ({ entries }: Piece, type: Marker) => entries.some(({ meaning }) => meaning.type === type);

/**
 * The pieces that may name the thing, the likeliest first, and those that name a part of it or what it is for. A part or
 * purpose names the thing only where nothing else does: 'guitar with hard case', 'case for guitar', ケース付きギター.
 */
export function headsInOrder(
  pieces: readonly Piece[],
  language: Language | null,
  { isProductWord, isSmallWord, isAttribute }: Tests,
): { parts: ReadonlySet<Piece>; purposes: ReadonlySet<Piece>; others: Piece[] } {
  const candidates = pieces.filter(({ entries }) => entries.some(isProductWord) && !entries.some(isSmallWord));
  // A word that is also an attribute is one where another word names the thing; a detail is often a thing itself.
  const isQuality = ({ entries }: Piece) =>
    entries.some(({ meaning }) => isAttribute(meaning) && meaning.type !== 'detail');
  const sure = candidates.filter((piece) => !isQuality(piece));
  const named = sure.length > 0 ? sure : candidates;
  const parts = partsIn(pieces, (piece) => named.includes(piece));
  const heads = named.filter((piece) => !parts.has(piece));
  const purposes = purposesIn(pieces);
  const free = heads.filter((piece) => !purposes.has(piece));
  const isLoose = (piece: Piece) => isLooseDetail(piece, pieces, named);
  const groups = [
    free.filter((piece) => !isLoose(piece)),
    free.filter(isLoose),
    heads.filter((piece) => purposes.has(piece)),
  ];
  const inOrder = groups.flatMap((some) => (language !== null && headFirst.has(language) ? some : some.toReversed()));
  return { parts, purposes, others: inOrder.length > 0 ? inOrder : named.slice(0, 1) };
}

/** Whether a word for a detail stands apart from the words for things: the hood of 'down coat beige hood'. */
function isLooseDetail(piece: Piece, pieces: readonly Piece[], named: readonly Piece[]): boolean {
  if (!piece.entries.some(({ meaning }) => meaning.type === 'detail')) return false;
  const before = pieces[pieces.indexOf(piece) - 1];
  const isApart = piece.units[0]?.script === 'han' && piece.units[0].isSpaced;
  return before !== undefined && (isApart || !named.includes(before));
}

/** What comes with a thing: after 'with' or before 付き, as long as the thing itself is named elsewhere. */
function partsIn(pieces: readonly Piece[], isNamed: (piece: Piece) => boolean): ReadonlySet<Piece> {
  const parts = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (isMarker(piece, 'with')) {
      // 带镜片的半盔: what 的 follows is the part, and the thing comes after it.
      const end = pieces.findIndex(
        (later, place) => place > at && later.units[0]?.text === '的' && pieces.slice(place + 1).some(isNamed),
      );
      const isAfterThing = pieces.slice(0, at).some(isNamed);
      if (end < 0 && !isAfterThing) continue;
      for (const part of pieces.slice(at + 1, end < 0 ? undefined : end)) parts.add(part);
    } else if (isMarker(piece, 'with-suffix')) {
      for (const part of tokenBefore(pieces, at)) parts.add(part);
    }
  }
  // Where every thing would be a part, the words were no markers.
  return pieces.some((piece) => isNamed(piece) && !parts.has(piece)) ? parts : new Set();
}

/** What a thing is for: after 'for' or before 用. */
function purposesIn(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const purposes = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (at > 0 && isMarker(piece, 'for')) for (const later of pieces.slice(at + 1)) purposes.add(later);
    if (isMarker(piece, 'for-suffix')) for (const earlier of tokenBefore(pieces, at)) purposes.add(earlier);
  }
  return purposes;
}

/** The pieces before a suffix back to the last space. */
function tokenBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  let start = at - 1;
  while (start > 0 && pieces[start]?.units[0]?.isSpaced === false) start -= 1;
  return pieces.slice(Math.max(start, 0), at);
}
