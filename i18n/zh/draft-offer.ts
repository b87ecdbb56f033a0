import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: '草稿，第{step}步，共4步',
  untitledDraft: '未命名商品',
  removeDraft: '删除草稿',
  continue: '继续',
  removeTitle: '删除这份草稿？',
  removeExplanation: '草稿的照片、文案和数据仅保存在此浏览器中，删除后无法恢复。',
  keep: '保留',
  remove: '删除',
};
