import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: '후원 및 기부',
  description: '시간, 글, 장비, 돈으로 Snapbazaar를 돕는 방법을 알려 드려요.',
  lead: 'Snapbazaar는 무료로 이용할 수 있어요. 도움이 되었다면 이런 방법으로 함께해 주세요.',
  time: '참여로 돕기',
  report: '작동하지 않는 기능을 재현 방법과 함께 알려 주세요.',
  translate: '내가 쓰는 언어의 번역 오류를 바로잡아 주세요.',
  mend: '소스 코드의 오류를 고치거나 테스트를 추가해 주세요.',
  money: '후원금으로 돕기',
  noAccount:
    '이 사이트에는 프로젝트의 기부 계좌가 없으며 여기서 기부를 요청하지 않아요. 이 마켓을 운영하는 분들을 후원하고 싶다면 운영자에게 문의해 주세요. 방법은 <contact>문의하기</contact>에 있어요.',
  noInfluence: '후원이나 결제 여부는 상품 등록, 노출 순위, 리뷰 내용에 영향을 주지 않아요.',
};
