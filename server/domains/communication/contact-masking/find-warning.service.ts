import type { ThreadWarning } from '../../../../contracts/communication/thread-rules.ts';
import en from '../../../../data/conversations/warnings/en.json' with { type: 'json' };
import es from '../../../../data/conversations/warnings/es.json' with { type: 'json' };
import ja from '../../../../data/conversations/warnings/ja.json' with { type: 'json' };
import ko from '../../../../data/conversations/warnings/ko.json' with { type: 'json' };
import th from '../../../../data/conversations/warnings/th.json' with { type: 'json' };
import vi from '../../../../data/conversations/warnings/vi.json' with { type: 'json' };
import zh from '../../../../data/conversations/warnings/zh.json' with { type: 'json' };
import { isLatin } from './characters.ts';
import { foldText, foldWord } from './fold-text.ts';

interface Rule {
  warning: ThreadWarning;
  all: string[][];
}

/** A text with one space for all that is no letter and no digit, and before Latin letters that follow others. */
const wordsOf = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').replace(/(?<=[\u0e00-\uffff])(?=[a-z])/g, ' ');

/** A phrase in Latin letters is the beginning of words; in other scripts it may stand anywhere. */
function toPattern(phrase: string): string {
  const folded = wordsOf(foldWord(phrase)).trim();
  return isLatin(folded.charCodeAt(0)) ? ` ${folded}` : folded;
}

// People mix languages, so the rules of all are tried on every message.
const rules: Rule[] = [en, th, zh, vi, es, ja, ko].flatMap(({ rules: written }) =>
  (written as Rule[]).map(({ warning, all }) => ({ warning, all: all.map((phrases) => phrases.map(toPattern)) })),
);

/** What a reader of a message is to be warned of; null where it is nothing. */
export function findWarning(text: string): ThreadWarning | null {
  const words = ` ${wordsOf(foldText(text).text)} `;
  const holds = ({ all }: Rule) => all.every((phrases) => phrases.some((phrase) => words.includes(phrase)));
  return rules.find(holds)?.warning ?? null;
}
