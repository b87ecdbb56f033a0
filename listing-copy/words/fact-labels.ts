import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import written from '../../data/listing-copy/fact-labels.json' with { type: 'json' };
import type { LanguageRules } from '../compose/listing-content.ts';

type Labels = Pick<LanguageRules, 'labels' | 'wordsLabels' | 'wornSize'>;

type WrittenLabels = LanguageRules['labels'] & {
  clothingSize?: string;
  publisher: string;
  printedWords: LanguageRules['wordsLabels'];
};

const labelsByLanguage: InEveryLanguage<WrittenLabels> = written.labels;

/** What the facts of a description are called in a language. */
export function labelsIn(language: Language): Labels {
  const { clothingSize, publisher: _publisher, printedWords, ...labels } = labelsByLanguage[language];
  return { labels, wordsLabels: printedWords, ...(clothingSize ? { wornSize: clothingSize } : {}) };
}

/** What the brand of a book is called. */
export const publisherLabel = Object.fromEntries(
  languages.map((language) => [language, labelsByLanguage[language].publisher]),
) as InEveryLanguage;
