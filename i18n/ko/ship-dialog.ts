import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: '주문 {count}건 발송 처리',
  lead: '구매자에게 배송 조회 링크가 바로 전송돼요.',
  carrier: '택배사',
  trackingNumber: '운송장 번호',
  trackingNumberOf: '주문 {number} 운송장 번호',
  trackingHint: '비워 둘 수 있지만, 구매자가 배송 조회를 할 수 없어요.',
  notANumber: '운송장 번호는 영문과 숫자 5~40자로 입력해 주세요.',
  looksWrong: '{carrier} 운송장 번호 형식과 달라 보여요. 다시 확인해 주세요.',
  confirm: '발송 처리',
  cancel: '닫기',
  shipped: '주문 {count}건을 발송 처리했어요',
  someFailed: '주문 {count}건을 발송 처리하지 못했어요. 사유는 각 주문 옆에 표시돼요.',
};
