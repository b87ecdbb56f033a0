import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { searchWords } from '../../db/schema/search.ts';
import { closestWords } from './closest-words.ts';
import { byWordIndex } from './word-index.ts';

const shortest = 4;
const mostMended = 4;
const mostAlike = 40;

/** For each typed word that stands in no listing, the words it was probably meant to be. */
export async function correctTypos(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const doubtful = words.filter((word) => word.length >= shortest);
  if (doubtful.length === 0) return new Map();
  const known = await db.select().from(searchWords).where(inArray(searchWords.word, doubtful));
  const unknown = doubtful.filter((word) => !known.some((row) => row.word === word)).slice(0, mostMended);
  if (unknown.length === 0) return new Map();
  return byWordIndex(db, async (db) => {
    const mended = new Map<string, string[]>();
    for (const word of unknown) {
      const alike = await db
        .select()
        .from(searchWords)
        .where(sql`${searchWords.word} % ${word}`)
        .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
        .limit(mostAlike);
      const meant = closestWords(
        word,
        alike.map((row) => row.word),
      );
      if (meant.length > 0) mended.set(word, meant);
    }
    return mended;
  });
}
