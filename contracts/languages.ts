/** The seven languages of a listing; English first, because it is the default. */
export const languages = ['en', 'th', 'zh', 'vi', 'es', 'ja', 'ko'] as const;

export type Language = (typeof languages)[number];

/** The language that a text names, or null. */
export function findLanguage(text: string | null): Language | null {
  return languages.find((language) => language === text) ?? null;
}

/** One value in each of the seven languages. */
export type InEveryLanguage<T = string> = Record<Language, T>;

/** How a seller's Thai texts end polite sentences: with ค่ะ, with ครับ, or without such a word. */
export const thaiSpeeches = ['neutral', 'female', 'male'] as const;
export type ThaiSpeech = (typeof thaiSpeeches)[number];
