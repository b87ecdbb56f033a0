import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: '배송·결제 설정',
  lead: '한 번만 확인하면 돼요. 미리 채워 두었고 상품을 등록할 때 저장되며, 나중에 설정에서 바꿀 수 있어요.',
  packed: '{country}에서 {count}일 이내에 발송해요. 국내 배송비는 {fee}예요.',
  packedToday: '{country}에서 당일 발송해요. 국내 배송비는 {fee}예요.',
  change: '배송 설정 변경',
  more: 'PromptPay, VietQR, PayNow는 설정에서 추가할 수 있어요.',
};
