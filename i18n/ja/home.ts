import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar：何でも、かしこくお買い物',
  heading: '何でも、かしこくお買い物',
  tagline: '15の売り場に、世界中の出品者の商品。すべてあなたの言語で。',
  newest: '新着商品',
  seeAll: 'すべて見る',
  failedTitle: '新着商品を読み込めませんでした',
  failedText: 'ショップの他のページはご利用いただけます。しばらくしてから、もう一度お試しください。',
};
