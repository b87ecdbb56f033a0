import { type InEveryLanguage, languages } from '../../../../../contracts/languages.ts';
import type { Fault } from './fault.ts';
import type { Grounds, Texts } from './grounds.ts';

interface Writing {
  name: string;
  /** Letters of the language, and how many of all letters they must be. */
  own: RegExp;
  share: number;
  /** What a sentence of the language cannot do without, where the letters alone do not tell it from another. */
  marks?: RegExp;
}

const latin = /\p{Script=Latin}/u;

const writings: InEveryLanguage<Writing> = {
  en: { name: 'English', own: /[a-z]/i, share: 0.97, marks: /\b(the|with|and|for|is|of|this|from|it)\b/i },
  th: { name: 'Thai', own: /\p{Script=Thai}/u, share: 0.7 },
  zh: {
    name: 'Chinese',
    own: /\p{Script=Han}/u,
    share: 0.7,
    marks: /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u,
  },
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

/** Finds texts that are not in the script of their language. Names and printed words may be in any. */
export function scriptFaults(texts: Texts, { brand, words }: Grounds): Fault[] {
  return languages.flatMap((language) => {
    const { name, own, share, marks } = writings[language];
    return (['title', 'description'] as const).flatMap((part): Fault[] => {
      const text = without([brand, ...words], texts[language][part].normalize('NFC'));
      const letters = text.match(/\p{L}/gu) ?? [];
      const ownLetters = letters.filter((letter) => own.test(letter)).length;
      const isOwn = letters.length === 0 || ownLetters / letters.length >= (part === 'title' ? share - 0.2 : share);
      const isMarked = !marks || part === 'title' || marks.test(text);
      return isOwn && isMarked ? [] : [{ rule: 'script', say: `texts.${language}.${part} is not written in ${name}.` }];
    });
  });
}

function without(names: readonly string[], text: string): string {
  return names.reduce((rest, name) => (name ? rest.replaceAll(name, ' ') : rest), text);
}
