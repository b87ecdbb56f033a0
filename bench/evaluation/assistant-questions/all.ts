import type { InEveryLanguage } from '../../../contracts/languages.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** A seller's question and the answers that are right, besides ‘I do not know’. */
export interface SellerQuestion {
  question: string;
  /** Names of intents or Help Center entries; empty where only a refusal is right. */
  rightAnswers: string[];
}

interface Questions {
  /** As sellers type them, used to choose the vocabulary of the language and the thresholds. */
  tuned: SellerQuestion[];
  /** Written after the vocabulary of their language and never used to change it, to measure unseen questions. */
  heldOut: SellerQuestion[];
}

export const sellerQuestions: InEveryLanguage<Questions> = { en, th, zh, vi, es, ja, ko };
