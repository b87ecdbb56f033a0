import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: '下書き：ステップ{step}/4',
  untitledDraft: 'タイトル未入力の商品',
  removeDraft: '下書きを削除',
  continue: '続ける',
  removeTitle: 'この下書きを削除しますか？',
  removeExplanation: '写真、文章、数値はこのブラウザにのみ保存されています。削除すると元に戻せません。',
  keep: '削除しない',
  remove: '削除する',
};
