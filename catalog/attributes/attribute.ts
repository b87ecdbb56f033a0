/** What shoppers and sellers call a quality of a thing, in each language, as typed: every usual form. */
export interface AttributeWords {
  en: string[];
  th: string[];
  zh: string[];
  vi: string[];
  es: string[];
  ja: string[];
  ko: string[];
}
