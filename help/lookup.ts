import type { Language } from '../contracts/languages.ts';
import { withLocale } from '../i18n/locale.ts';
import type { HelpTopic } from './entry.ts';
import { buyersTopics, sellerTopics } from './topics.ts';

const topicsOf = { seller: sellerTopics, customer: buyersTopics };

/** All questions and answers for a role in a language, by topic. */
export function getHelpTopics(language: Language, role: keyof typeof topicsOf = 'seller'): readonly HelpTopic[] {
  return withLocale(language, () => topicsOf[role].map((write) => write()));
}
