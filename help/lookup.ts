import type { Language } from '../contracts/languages.ts';
import { withLocale } from '../i18n/locale.ts';
import type { HelpTopic } from './entry.ts';
import { helpTopics } from './topics.ts';

/** All questions and answers in a language, by topic. */
export function getHelpTopics(language: Language): readonly HelpTopic[] {
  return withLocale(language, () => helpTopics.map((write) => write()));
}
