import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { ListingContent } from './listing-content.ts';

/** What the brand of a book is called. */
export const publisherLabel: InEveryLanguage = {
  en: 'Publisher',
  th: 'สำนักพิมพ์',
  zh: '出版社',
  vi: 'Nhà xuất bản',
  es: 'Editorial',
  ja: '出版社',
  ko: '출판사',
};

/** Whether the brand is a publisher, which no title names: 'Sony history book' would be a history of Sony. */
export const isPublished = ({ kind, wordsRole }: ListingContent) => wordsRole === 'title' && kind.use === 'read';
