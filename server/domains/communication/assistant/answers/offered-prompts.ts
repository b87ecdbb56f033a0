import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import { assistantPromptsText } from '../../../../../i18n/generated/assistant-prompts.ts';
import { withLocale } from '../../../../../i18n/locale.ts';

/** The help entry that answers each example question of the question box; the seller's records answer the others. */
const slugs = {
  isDraftSaved: 'draft-kept',
  changeLive: 'edit-listing',
  pauseOrRemove: 'pause-remove',
  goodPhoto: 'good-photo',
  whoWrites: 'who-writes',
  whatIsGuessed: 'seen-or-guessed',
  wrongCategory: 'wrong-category',
  howPriced: 'price-estimate',
  howCountriesChosen: 'countries',
  howForecast: 'forecast',
  howToShip: 'fulfilment',
} as const;

const slugsByPrompt = Object.fromEntries(
  languages.map((language) => [
    language,
    withLocale(
      language,
      () =>
        new Map<string, string>(
          Object.entries(slugs).map(([key, slug]) => [assistantPromptsText(key as keyof typeof slugs), slug]),
        ),
    ),
  ]),
) as InEveryLanguage<Map<string, string>>;

/** The help entry of an example question that was sent as it was offered; understanding its words may fail. */
export function findSlugOfPrompt(question: string, language: Language): string | undefined {
  return slugsByPrompt[language].get(question.trim());
}
