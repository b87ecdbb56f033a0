import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: '작성 중인 상품, 4단계 중 {step}단계',
  untitledDraft: '상품명 없음',
  removeDraft: '작성 중인 상품 삭제',
  continue: '이어서 작성',
  removeTitle: '작성 중인 상품을 삭제할까요?',
  removeExplanation: '사진, 설명, 입력한 수치는 이 브라우저에만 저장되어 있어 삭제하면 복구할 수 없어요.',
  keep: '유지하기',
  remove: '삭제',
};
