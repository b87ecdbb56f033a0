import { setImmediate } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { editDistance } from '../../../../../catalog/vocabulary/index/edit-distance.ts';
import { typeInKorean } from '../../../../../catalog/vocabulary/korean-keyboard.ts';
import { isUnit, numberNamed } from '../../../../../catalog/vocabulary/quantities.ts';
import { type Piece, splitWords } from '../../../../../catalog/vocabulary/split-words.ts';
import type { Understanding } from '../../../../../catalog/vocabulary/understand.ts';
import type { Unit } from '../../../../../catalog/vocabulary/units.ts';
import { closestWord, isWithinWord } from '../../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { searchWords } from '../../../../schema/marketplace/search.ts';
import { byWordIndex } from '../index/range-buckets.ts';
import { textAsWritten, wordReadingsOf } from '../index/terms.ts';
import { pieceQuery, textOf } from './query.ts';

const minLength = 4;
const maxCorrected = 4;
/** Of more different words the first are looked up. */
const maxStrange = 8;
const maxCandidates = 40;

type Understood = Pick<Understanding, 'pieces' | 'rest'>;

/** The text with its unknown words replaced by the closest known ones, or null when there is nothing to correct. */
export async function correctTypos(db: Db, { pieces, rest }: Understood, language: Language): Promise<string | null> {
  const isUnspaced = pieces.every(({ units }) => units.every(({ script }) => script !== 'latin'));
  // Where words are not spaced, a mistake may leave the name of a detail: 和服肩带 was meant as 和服腰带.
  const strange = strangeOf(rest, pieces);
  if (strange.length === 0 && !(isUnspaced && pieces.some(isDetail))) return null;
  const byForm = Map.groupBy(strange, formOf);
  const first = [...byForm.values()].slice(0, maxStrange).flatMap(([piece]) => piece ?? []);
  const unknown = (await listUnknown(db, first))
    .filter((piece) => pieces.length === 1 || !isWordOfNames(textOf(piece).toLowerCase()))
    .slice(0, maxCorrected);
  // Where words are not spaced, a mistake in the middle of one leaves parts of it that titles may have by chance.
  if (unknown.length === 0 && !isUnspaced) return null;
  const units = pieces.flatMap((piece) => piece.units);
  const inTitles = await listThoseInTitles(db, [units, ...unknown.map((piece) => piece.units)]);
  if (inTitles.has(units)) return null;
  const whole = closestPhrase(pieces, language);
  if (whole) return whole;
  const corrections = new Map<Piece, string>();
  for (const piece of unknown) {
    if (inTitles.has(piece.units)) continue;
    // Comparing a word with all others takes milliseconds, so other requests are served between two words.
    await setImmediate();
    const correction =
      writtenInKorean(piece) ?? closestWord(piece.units, language)?.word ?? (await closestInShop(db, formOf(piece)));
    if (correction) for (const one of byForm.get(formOf(piece)) ?? []) corrections.set(one, correction);
  }
  return corrections.size > 0 ? joinPieces(pieces, corrections) : null;
}

/** What a word typed with the wrong keyboard was meant as. */
function writtenInKorean({ units }: Piece): string | undefined {
  const korean = typeInKorean(units.map(({ text }) => text).join(''));
  return korean && splitWords(korean).every(({ entries }) => entries.length > 0) ? korean : undefined;
}

const isNumber = (piece: Piece) => /\p{N}/u.test(textOf(piece)) || numberNamed(textOf(piece)) !== null;

/** The pieces that may be mistakes: no number, none with letters, and no unit beside one, as the 克 of 手机克 is not. */
const strangeOf = (rest: readonly Piece[], pieces: readonly Piece[]) => {
  const hasNumber = pieces.some(isNumber);
  return rest.filter(
    (piece) => piece.entries.length === 0 && !isNumber(piece) && !(hasNumber && isUnit(textOf(piece))),
  );
};
/** Beside other words those of names are written right: a dashboard is meant as such, and not as a dartboard. */
const isWordOfNames = (text: string) => /^\p{Script=Latin}{5,}$/u.test(text) && isWithinWord(text);
const isDetail = ({ entries }: Piece) =>
  entries.length > 0 && entries.every(({ meaning }) => meaning.type === 'detail');
const formOf = ({ units }: Piece) => units.map(({ loose }) => loose).join('');

/** The pieces that neither the vocabulary nor the title of a listing has. */
async function listUnknown(db: Db, strange: readonly Piece[]): Promise<Piece[]> {
  const forms = new Map(strange.map((piece) => [piece, formsOf(piece)]));
  const all = [...forms.values()].flat();
  const known = all.length > 0 ? await db.select().from(searchWords).where(inArray(searchWords.word, all)) : [];
  return strange.filter((piece) => !forms.get(piece)?.some((form) => known.some(({ word }) => word === form)));
}

/** A piece as the index may have it; text that the dictionary of its script takes apart is no word. */
function formsOf(piece: Piece): string[] {
  if (piece.units[0]?.script === 'latin') return [formOf(piece)];
  return wordReadingsOf(textOf(piece)).flatMap((reading) => (reading.length === 1 ? reading : []));
}

/** Those of the texts that stand in the title of a listing, however its dictionary splits them, or as words in its description. */
async function listThoseInTitles(db: Db, texts: readonly (readonly Unit[])[]): Promise<Set<readonly Unit[]>> {
  const queries = texts.map((units) =>
    textAsWritten(units.map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text)).join('')),
  );
  const described = texts.map((units) => pieceQuery({ units, entries: [] }));
  const { rows } = await byWordIndex(db, (db) =>
    db.execute<{ place: number }>(sql`
      select place::int
      from unnest(${sql.param(queries)}::text[], ${sql.param(described)}::text[]) with ordinality as typed(query, described, place)
      where exists (select from product_search where title_terms @@ typed.query::tsquery)
        or exists (select from product_search where all_terms @@ typed.described::tsquery)`),
  );
  return new Set(rows.flatMap(({ place }) => texts.slice(place - 1, place)));
}

/** Shorter texts are close to too many words; a Chinese character is half a word. */
const minPhraseLetters = { spaced: 6, unspaced: 3 };

/** The phrase of the vocabulary that the whole text was meant as: a mistake may have split it in the wrong place. */
function closestPhrase(pieces: readonly Piece[], language: Language): string | null {
  const units = pieces.flatMap((piece) => piece.units);
  const letters = units.reduce((sum, { loose }) => sum + loose.length, 0);
  const least = units[0]?.script === 'latin' ? minPhraseLetters.spaced : minPhraseLetters.unspaced;
  if (pieces.length < 2 || letters < least) return null;
  // A query of several words is seldom one mistyped quality.
  return closestWord(units, language, ({ type }) => type === 'product-type' || type === 'group')?.word ?? null;
}

function joinPieces(pieces: readonly Piece[], corrections: ReadonlyMap<Piece, string>): string {
  return pieces.reduce((text, piece) => {
    const part = corrections.get(piece) ?? textOf(piece);
    const isSpaced = ['latin', 'hangul'].includes(piece.units[0]?.script ?? '');
    return text && isSpaced ? `${text} ${part}` : text + part;
  }, '');
}

/** The most similar Latin word that occurs in a listing, or undefined. */
async function closestInShop(db: Db, word: string): Promise<string | undefined> {
  if (word.length < minLength || !/^\p{Script=Latin}+$/u.test(word)) return undefined;
  return byWordIndex(db, async (db) => {
    const candidates = await db
      .select()
      .from(searchWords)
      .where(sql`${searchWords.word} % ${word}`)
      .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
      .limit(maxCandidates);
    return closestWords(
      word,
      candidates.map((row) => row.word),
    )[0];
  });
}

/** The known words a mistyped one may have been meant as: one slip in a short word, two in a long one. */
function closestWords(typed: string, candidates: string[]): string[] {
  const limit = typed.length >= 7 ? 2 : 1;
  return candidates
    .map((word) => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word, 'en'))
    .slice(0, 4)
    .map(({ word }) => word);
}
