import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: '写真に似た商品を探せます。',
  resultsHeading: '写真に似た商品',
  looksLike: '<shelf>{shelf}</shelf>の商品のようです。関連する商品から順に表示しています。',
  anotherPhoto: '別の写真で探す',
  nothingAlike: '写真に似た商品はまだありません。',
  seeShelf: '{shelf}を見る',
  sending: '写真を送信中',
  looking: '写真を解析中',
  photoLabel: '検索に使う写真',
  dropTitle: '写真から商品を探す',
  notKept: '写真は検索に一度使うだけで、保存されません。',
};
