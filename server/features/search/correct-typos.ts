import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { searchWords } from '../../db/schema/search.ts';
import { closestWords } from './closest-words.ts';
import { byWordIndex } from './word-index.ts';

const minLength = 4;
const maxCorrected = 4;
const maxCandidates = 40;

/** For each word that occurs in no listing, the most similar words that do. */
export async function correctTypos(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const checked = words.filter((word) => word.length >= minLength);
  if (checked.length === 0) return new Map();
  const known = await db.select().from(searchWords).where(inArray(searchWords.word, checked));
  const unknown = checked.filter((word) => !known.some((row) => row.word === word)).slice(0, maxCorrected);
  if (unknown.length === 0) return new Map();
  return byWordIndex(db, async (db) => {
    const corrections = new Map<string, string[]>();
    for (const word of unknown) {
      const candidates = await db
        .select()
        .from(searchWords)
        .where(sql`${searchWords.word} % ${word}`)
        .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
        .limit(maxCandidates);
      const closest = closestWords(
        word,
        candidates.map((row) => row.word),
      );
      if (closest.length > 0) corrections.set(word, closest);
    }
    return corrections;
  });
}
