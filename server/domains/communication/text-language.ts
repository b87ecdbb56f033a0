import type { Language } from '../../../contracts/languages.ts';

/** Names and codes in Latin letters stand in texts of every language, so a third in another script is enough. */
const minShare = 1 / 3;

const scripts: readonly { language: Language; letters: RegExp }[] = [
  // Japanese first, because it also uses Han letters, and Chinese uses no kana.
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { language: 'ko', letters: /\p{Script=Hangul}/u },
  { language: 'th', letters: /\p{Script=Thai}/u },
  { language: 'zh', letters: /\p{Script=Han}/u },
];
const spacelessLetter = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Han}]/gu;

/** The language of a question or a message, as far as its letters tell; otherwise the page's, or English for Latin letters elsewhere. */
export function languageOfText(text: string, getLocale: Language): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const spaceless = text.match(spacelessLetter)?.length ?? 0;
  const isLatin = spaceless === 0 || spaceless < letters * minShare;
  if (isLatin) return getLocale === 'es' || getLocale === 'vi' ? getLocale : 'en';
  const { language } = scripts.find(({ letters }) => letters.test(text)) ?? { language: getLocale };
  // A few Han letters alone are as likely Japanese on a Japanese page.
  return language === 'zh' && getLocale === 'ja' ? 'ja' : language;
}
