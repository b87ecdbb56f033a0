import { languages } from '../contracts/languages.ts';
import { languageNames } from '../contracts/listing-analysis.ts';
import type { Config } from './config.ts';
import { borrowDatabase } from './db/borrow-database.ts';
import { type Lesson, readLessons } from './features/listing-analysis/learning.service.ts';
import type { Say } from './start.ts';

/** `npm run learn`: how much of what the analysts proposed was published as it was. */
export function runLearning(config: Config, say: Say): Promise<void> {
  return borrowDatabase(config, say, async ({ db }) => {
    const lessons = await readLessons(db);
    if (lessons.length === 0) say('No analysed photo has been published yet.');
    for (const lesson of lessons) for (const line of tell(lesson)) say(line);
  });
}

/** The lesson as lines of a table. */
export function tell({ model, published, rightCategories, texts }: Lesson): string[] {
  const changed = published - rightCategories;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  return [
    `${model}: ${published} published, category right ${rightCategories}, changed ${changed}`,
    ...(rightCategories > 0 ? ['  language    unchanged    edited'] : []),
    ...(rightCategories > 0 ? languages : []).map((language) => {
      const { unchangedShare, editedShare } = texts[language];
      return `  ${languageNames[language].padEnd(12)}${percent(unchangedShare)}   ${percent(editedShare)}`;
    }),
  ];
}
