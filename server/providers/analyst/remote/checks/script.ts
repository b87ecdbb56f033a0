import { type InEveryLanguage, languages } from '../../../../../contracts/languages.ts';
import type { AllowedFacts, Texts } from './allowed-facts.ts';
import type { Fault } from './fault.ts';

interface Writing {
  name: string;
  /** Letters of the language, and the share of all letters that they must have. */
  own: RegExp;
  share: number;
  /** Words or letters that every description in the language has, where the script alone does not identify it. */
  marks?: RegExp;
  never?: RegExp;
}

const latin = /\p{Script=Latin}/u;

/** Kana, Hangul, and the most common traditional characters. */
const notSimplified =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}這個們來時會說對國學為與無電車長門開關書見風體點裝後從過還進運動單實際樣種類產業質價買賣顏號網請經應將寬適質輕鋼銀綠藍紅黃]/u;

const writings: InEveryLanguage<Writing> = {
  en: {
    name: 'English',
    own: /[a-z]/i,
    share: 0.97,
    marks: /\b(the|with|and|for|is|of|this|from|it|a|an|or|to|in|on|at|you|your|us|if)\b/i,
  },
  th: { name: 'Thai', own: /\p{Script=Thai}/u, share: 0.7 },
  zh: { name: 'simplified Chinese', own: /\p{Script=Han}/u, share: 0.7, never: notSimplified },
  vi: { name: 'Vietnamese', own: latin, share: 0.97, marks: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i },
  es: {
    name: 'Spanish',
    own: /[a-záéíóúüñ]/i,
    share: 0.97,
    marks: /\b(el|la|los|las|un|una|de|del|con|para|en|y|es|este|esta)\b/i,
  },
  ja: {
    name: 'Japanese',
    own: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
    share: 0.7,
    marks: /\p{Script=Hiragana}/u,
  },
  ko: { name: 'Korean', own: /\p{Script=Hangul}/u, share: 0.7 },
};

/** Finds texts that are not in the script of their language. Names and printed words may be in any script. */
export function scriptFaults(texts: Texts, { brand, words }: AllowedFacts): Fault[] {
  return languages.flatMap((language) => {
    const { name, own, share, marks, never } = writings[language];
    return (['title', 'description'] as const).flatMap((part): Fault[] => {
      const text = without([brand, ...words], texts[language][part].normalize('NFC'));
      const letters = text.match(/\p{L}/gu) ?? [];
      const ownLetters = letters.filter((letter) => own.test(letter)).length;
      const isOwn = letters.length === 0 || ownLetters / letters.length >= (part === 'title' ? share - 0.2 : share);
      const isMarked = !marks || part === 'title' || marks.test(text);
      const isPure = !never?.test(text);
      return isOwn && isMarked && isPure
        ? []
        : [{ rule: 'script', message: `texts.${language}.${part} is not written in ${name}.` }];
    });
  });
}

function without(names: readonly string[], text: string): string {
  return names.reduce((rest, name) => (name ? rest.replaceAll(name, ' ') : rest), text);
}
