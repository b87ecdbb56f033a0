import type { AnswerLink } from '../../../../../contracts/communication/assistant.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import type { HelpEntry } from '../../../../../help/entry.ts';
import { getHelpTopics } from '../../../../../help/lookup.ts';
import { createHelpSearch } from '../../../../../help/search.ts';
import { languageOfText } from '../../text-language.ts';

export interface HelpHit {
  /** In the language of the answer, whatever the question's language. */
  entry: HelpEntry;
  score: number;
}

const inEveryLanguage = <Value>(create: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, create(language)])) as InEveryLanguage<Value>;

const searches = inEveryLanguage((language) => createHelpSearch(getHelpTopics(language), language));
const entries = inEveryLanguage(
  (language) =>
    new Map(getHelpTopics(language).flatMap(({ entries }) => entries.map((entry) => [entry.slug, entry] as const))),
);
/** Below this score, an entry has too little to do with the question. */
const relatedScore = 0.25;

/** The help entry of a name in a language. */
export const findEntry = (slug: string, language: Language): HelpEntry | undefined => entries[language].get(slug);

/** Help entries in a language for a question, best match first. */
export function searchHelp(question: string, language: Language): HelpHit[] {
  const askedIn = languageOfText(question, language);
  const own = searches[askedIn](question);
  // Letters do not tell an English question from a Spanish or Vietnamese one.
  const inEnglish = askedIn === 'es' || askedIn === 'vi' ? searches.en(question) : [];
  const hits = (inEnglish[0]?.score ?? 0) > (own[0]?.score ?? 0) ? inEnglish : own;
  return hits.flatMap(({ entry: { slug }, score }) => {
    const entry = findEntry(slug, language);
    return entry ? [{ entry, score }] : [];
  });
}

/** The first entries that are related to the question. */
export const pickRelated = (hits: readonly HelpHit[], limit: number): HelpEntry[] =>
  hits
    .filter(({ score }) => score >= relatedScore)
    .slice(0, limit)
    .map(({ entry }) => entry);

/** Help entries for the model's prompt: the best matches, or all entries where none matches. */
export function helpForModel(question: string, language: Language): readonly HelpEntry[] {
  const near = searchHelp(question, language).slice(0, 8);
  return near.length > 0 ? near.map(({ entry }) => entry) : [...entries[language].values()];
}

/** The link to an entry in the Help Center. */
export const linkTo = ({ slug, question }: HelpEntry): AnswerLink => ({ to: `/faq#${slug}`, label: question });
