import type { InEveryLanguage } from '../../../../../contracts/languages.ts';
import type { OccasionId } from '../../../../../contracts/selling/ad-themes.ts';
import { celebrations } from './celebrations.ts';
import type { Occasion } from './occasion.ts';
import { seasons } from './seasons.ts';

export const occasions: Record<OccasionId, Occasion> = { ...seasons, ...celebrations };

/** Used when neither a product nor an occasion gives a headline. */
export const defaultHeadline: InEveryLanguage = {
  en: 'Find it on Snapbazaar',
  th: 'พบกันที่ Snapbazaar',
  zh: '尽在 Snapbazaar',
  vi: 'Có trên Snapbazaar',
  es: 'En Snapbazaar',
  ja: 'Snapbazaarで見つけよう',
  ko: 'Snapbazaar에서 만나요',
};
