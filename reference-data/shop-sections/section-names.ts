import { fold } from '../../catalog/text/fold.ts';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import written from '../../data/reference/section-names.json' with { type: 'json' };

const known = languages.map((language) => {
  const named = written.sections.flatMap((section) => section.names[language].map((name) => [fold(name), section]));
  return [language, new Map(named as [string, (typeof written.sections)[number]][])] as const;
});
const byName = Object.fromEntries(known) as InEveryLanguage<(typeof known)[number][1]>;

/** The names in all languages of a section that many shops have, such as 'New arrivals'; null for any other name. */
export function findSectionName(text: string, language: Language): InEveryLanguage | null {
  const section = byName[language].get(fold(text));
  if (!section) return null;
  return Object.fromEntries(languages.map((of) => [of, section.names[of][0]])) as InEveryLanguage;
}
