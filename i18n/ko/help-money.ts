import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: '주문, 정산, 토큰',
  ordersQuestion: '구매자는 어떻게 주문하나요?',
  ordersAnswer:
    '구매자가 ‘바로 구매’를 누르거나 상품을 장바구니에 담아 주문해요. 주문은 내 스토어의 ‘주문’에서 확인할 수 있고, 발송, 입금 확인, 반품 답변처럼 처리할 일도 함께 표시돼요. 그 전에 설정에서 배송 방법과 결제 수단을 한 번만 등록해 주세요.',
  ordersKeywords: '결제 구매 장바구니 구입 주문 고객 판매',
  whenPaidQuestion: '정산은 언제 받나요?',
  whenPaidAnswer:
    '카드 결제 금액은 배송 완료 7일 뒤 거래가 완료될 때까지 보관했다가, 판매 수수료를 빼고 지갑으로 정산해 드려요. 계좌 이체와 현금은 판매자가 직접 받아요. 운영자가 카드 결제사를 설정하기 전까지 카드 결제는 실제 돈이 오가지 않는 테스트 환경이에요.',
  whenPaidKeywords: '내 돈 정산 출금 수익 수입 매출 은행 입금일',
  sandboxQuestion: '입금, 출금, 계좌 연결은 실제로 이루어지나요?',
  sandboxAnswer:
    '아니요. 테스트 환경이라고 분명히 표시되어 있고 실제 돈은 오가지 않아요. 연결되는 계좌도 테스트 계좌예요. 실제 계좌 정보는 입력하지 마세요.',
  sandboxKeywords: '지갑 입금 출금 계좌 연결 테스트 돈 usdt 빠른정산 청구서',
  sellingFeeQuestion: 'Snapbazaar는 수수료를 받나요?',
  sellingFeeAnswer:
    '상품 등록은 무료예요. 거래가 완료된 주문마다 판매 수수료를 받으며, 수수료는 설정과 상품 등록 마지막 단계에서 등록 전에 확인할 수 있어요.',
  sellingFeeKeywords: '판매 수수료 비율 비용 요금',
  sampleDataQuestion: '‘예시 데이터’ 표시는 무슨 뜻인가요?',
  sampleDataAnswer:
    '옆에 있는 수치가 내 실제 기록이 아니라 예시라는 뜻이에요. 내 계정에 해당 기록이 생기면 실제 수치가 나오고 이 배지는 사라져요.',
  sampleDataKeywords: '가짜 예시 샘플 데모 수치 숫자 분석',
  tokensQuestion: 'T4L 토큰은 무엇인가요?',
  tokensAnswer:
    '맞춤 설정에 참여하면 받는 Snapbazaar 포인트예요. 돈이 아니고 사고팔 수 없으며, Snapbazaar 밖에서는 가치가 없어요. 프로필의 ‘토큰 내역 보기’에서 받거나 회수된 토큰을 모두 확인할 수 있어요.',
  tokensKeywords: '토큰 잔액 코인 암호화폐 보상 포인트 적립',
  earnTokensQuestion: '+5 T4L은 어떻게 받나요?',
  earnTokensAnswer:
    '프로필에서 ‘행동 데이터 수집 허용’을 선택해 주세요. 5 T4L을 한 번 드리고, 선택을 해제하면 회수해요. 다시 선택하면 다시 드리므로 이 항목으로 보유할 수 있는 토큰은 최대 5 T4L이에요.',
  earnTokensKeywords: '보너스 보상 토큰 체크박스 맞춤 설정 적립',
  claimTokenQuestion: 'Google, Facebook, Twitter 토큰은 왜 받을 수 없나요?',
  claimTokenAnswer:
    '토큰을 받으려면 소셜 계정이 연결되어 있어야 하는데, 이 서버에서는 아직 소셜 계정을 연결할 수 없어요. 연결할 수 있게 되기 전까지는 예시 수치가 표시돼요.',
  claimTokenKeywords: '토큰 받기 소셜 연결 로그인 google facebook twitter 구글 페이스북 트위터',
};
