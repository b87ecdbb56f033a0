import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: '用照片查找相似商品。',
  resultsHeading: '相似商品',
  looksLike: '识别为<shelf>{shelf}</shelf>，已优先展示此类商品。',
  anotherPhoto: '换一张照片',
  nothingAlike: '没有找到与照片相似的商品。',
  seeShelf: '查看{shelf}',
  sending: '正在上传照片',
  looking: '正在识别照片',
  photoLabel: '用于搜索的照片',
  dropTitle: '以图搜同款',
  notKept: '照片仅用于本次识别，不会保存。',
};
