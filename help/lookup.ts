import type { Language } from '../contracts/languages.ts';
import { writeIn } from '../i18n/page-language.ts';
import type { HelpTopic } from './entry.ts';
import { helpTopics } from './topics.ts';

/** All questions and answers in a language, by topic. */
export function getHelpTopics(language: Language): readonly HelpTopic[] {
  return writeIn(language, () => helpTopics.map((write) => write()));
}
