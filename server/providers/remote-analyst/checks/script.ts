import type { InEveryLanguage } from '../../../../contracts/languages.ts';
import type { Fault } from './fault.ts';
import { type AllowedFacts, entriesOf, partsOf, type Slots } from './slots.ts';

interface Writing {
  name: string;
  /** Letters of the language, and the share of all letters that they must have. */
  own: RegExp;
  share: number;
  /** Words or letters that nearly every line in the language has, where the script alone does not identify it. */
  marks?: RegExp;
  never?: RegExp;
}

const latin = /\p{Script=Latin}/u;
const abbreviation = /(?<!\p{Script=Latin})\p{Lu}[\p{Script=Latin}-]*\p{Lu}[\p{Script=Latin}-]*/gu;

/** Kana, Hangul, and the most common traditional characters. */
const notSimplified =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}這個們來時會說對國學為與無電車長門開關書見風體點裝後從過還進運動單實際樣種類產業質價買賣顏號網請經應將寬適質輕鋼銀綠藍紅黃]/u;

const writings: InEveryLanguage<Writing> = {
  en: {
    name: 'English',
    own: /[a-z]/i,
    share: 0.97,
    marks:
      /\b(the|with|and|for|is|of|this|from|it|a|an|or|to|in|on|at|you|your|us|if|up|as|when|while|until|without|their)\b/i,
    never: /\b(el|los|las|una|del|al|para|con|por)\b|[ñ¿¡]/i,
  },
  th: { name: 'Thai', own: /\p{Script=Thai}/u, share: 0.7 },
  zh: { name: 'simplified Chinese', own: /\p{Script=Han}/u, share: 0.7, never: notSimplified },
  vi: {
    name: 'Vietnamese',
    own: latin,
    share: 0.97,
    marks: /[ăâđêôơưàèìòùãõĩũạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  },
  es: {
    name: 'Spanish',
    own: /[a-záéíóúüñ]/i,
    share: 0.97,
    marks: /\b(el|la|los|las|un|una|de|del|al|con|para|en|y|o|es|tu|este|esta)\b/i,
  },
  ja: {
    name: 'Japanese',
    own: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
    share: 0.7,
    marks: /\p{Script=Hiragana}/u,
  },
  ko: { name: 'Korean', own: /\p{Script=Hangul}/u, share: 0.7 },
};

/** Finds slots that are not in the script of their language. Names and printed words may be in any script. */
export function scriptFaults(slots: Slots, { brand, words, phrases }: AllowedFacts): Fault[] {
  // Abbreviations such as LED and WiFi are written the same in every script.
  const abbreviations = phrases.flatMap((phrase) => phrase.match(abbreviation) ?? []);
  const names = [brand, ...words, ...new Set(abbreviations)];
  return entriesOf(slots).flatMap(([language, slot]) => {
    const { name, own, share, marks, never } = writings[language];
    return partsOf(slot).flatMap(([part, whole]): Fault[] => {
      const text = without(names, whole.normalize('NFC'));
      const letters = text.match(/\p{L}/gu) ?? [];
      const ownLetters = letters.filter((letter) => own.test(letter)).length;
      // An ending may be an abbreviation that is written the same everywhere.
      const isOwn = letters.length === 0 || ownLetters / letters.length >= (part === 'ending' ? share / 2 : share);
      const isMarked = !marks || part === 'ending' || marks.test(text);
      const isPure = !never?.test(text);
      return isOwn && isMarked && isPure
        ? []
        : [{ rule: 'script', language, message: `texts.${language}.${part} is not written in ${name}.` }];
    });
  });
}

function without(names: readonly string[], text: string): string {
  return names.reduce((rest, name) => (name ? rest.replaceAll(name, ' ') : rest), text);
}
