/** The seven languages of a listing; English first, because it is the default. */
export const languages = ['en', 'th', 'zh', 'vi', 'es', 'ja', 'ko'] as const;

export type Language = (typeof languages)[number];

/** One value in each of the seven languages. */
export type InEveryLanguage<T = string> = Record<Language, T>;
