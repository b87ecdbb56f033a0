import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: '{date}부터 판매 중',
  forSale: '판매 상품',
  seeOthers: '다른 판매자 상품 보기',
  gone: '없는 판매자',
  goneTitle: '판매자를 찾을 수 없어요.',
  goneText: '스토어가 문을 닫았거나 주소가 잘못되었을 수 있어요. 다른 스토어를 둘러보세요.',
};
