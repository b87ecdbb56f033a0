import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { every, isStopWord, splitRuns } from '../index/terms.ts';
import type { Fact } from '../query/facts.ts';
import { pieceQueryOf } from '../query/query.ts';

const maxSplit = 3;
const isWords = new Set<Fact['factType']>(['word', 'material', 'detail', 'feature']);
const lengths = { latin: { least: 7, most: 24, part: 3 }, unspaced: { least: 4, most: 16, part: 2 } };

/**
 * Words that nobody has as two that a title has: 'handpainted' as 'hand painted', '15pro' as '15 pro', 'punta fina' as either of
 * its words, 가죽끈 as 가죽 and 끈. The vocabulary has split what it knows; here the words of listings do.
 */
export async function splitUnknownFacts(db: Db, unknown: readonly Fact[]): Promise<Map<string, Fact[]>> {
  const words = unknown.filter(({ factType }) => isWords.has(factType)).slice(0, maxSplit);
  const splits = words.flatMap((fact) => splitsOf(fact.text).map((parts) => ({ fact, parts })));
  if (splits.length === 0) return new Map();
  const queries = splits.map(({ parts }) => every(parts.map((part) => pieceQueryOf(part))));
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from unnest(${sql.param(queries)}::text[]) with ordinality as split(query, place)
    where exists (select from product_search where title_terms @@ split.query::tsquery)
    order by place`);
  const found = new Map<string, Fact[]>();
  for (const { place } of rows) {
    const split = splits[place - 1];
    if (split && !found.has(split.fact.text)) {
      found.set(
        split.fact.text,
        split.parts.map((text) => ({
          ...{ ...split.fact, text, factType: 'word', weight: split.fact.weight / Math.max(1, split.parts.length - 1) },
          ...{ exact: pieceQueryOf(text), alike: '', lacking: '' },
        })),
      );
    }
  }
  return found;
}

/** The ways to read a text as several words: a phrase by its words, a number with letters, then cuts, the most even first. */
function splitsOf(text: string): string[][] {
  const { spaced, unspaced } = splitRuns(text);
  const [word = ''] = [...spaced, ...unspaced];
  if (spaced.length > 1 && unspaced.length === 0) {
    const telling = spaced.filter((one) => !isStopWord(one));
    return [telling, ...telling.map((one) => [one])];
  }
  if (spaced.length + unspaced.length !== 1) return [];
  const lettersAndDigits = word.match(/\p{N}+|[^\p{N}]+/gu) ?? [];
  if (lettersAndDigits.length === 2) return [lettersAndDigits];
  const { least, most, part } = spaced.length > 0 ? lengths.latin : lengths.unspaced;
  if (word.length < least || word.length > most) return [];
  const places = Array.from({ length: word.length - 2 * part + 1 }, (_, at) => at + part);
  const middle = word.length / 2;
  return places
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((at) => [word.slice(0, at), word.slice(at)]);
}
