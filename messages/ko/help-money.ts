import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: '주문, 정산, 토큰',
  ordersQuestion: '구매자는 어떻게 주문하나요?',
  ordersAnswer:
    '아직 Snapbazaar에서 주문할 수는 없어요. 구매자는 상품을 보고 찜하거나 공유할 수 있고, 결제 기능은 나중에 추가될 예정이에요. 실제로 없는 주문은 표시하지 않아요.',
  ordersKeywords: '결제 구매 장바구니 구입 주문 고객 판매',
  whenPaidQuestion: '정산은 언제 받나요?',
  whenPaidAnswer:
    'Snapbazaar는 아직 구매자에게 결제를 받지 않아 정산할 금액이 없어요. 지갑, 수입, 청구서 페이지는 실제 돈이 오가지 않는 테스트 환경이에요.',
  whenPaidKeywords: '내 돈 정산 출금 수익 수입 매출 은행 입금일',
  sandboxQuestion: '입금, 출금, 계좌 연결은 실제로 이루어지나요?',
  sandboxAnswer:
    '아니요. 테스트 환경이라고 분명히 표시되어 있고 실제 돈은 오가지 않아요. 연결되는 계좌도 테스트 계좌예요. 실제 계좌 정보는 입력하지 마세요.',
  sandboxKeywords: '지갑 입금 출금 계좌 연결 테스트 돈 usdt 빠른정산 청구서',
  sellingFeeQuestion: 'Snapbazaar는 수수료를 받나요?',
  sellingFeeAnswer: '아니요. 상품 등록은 무료이고, 아직 Snapbazaar를 통한 거래가 없어 판매 수수료도 없어요.',
  sellingFeeKeywords: '판매 수수료 비율 비용 요금',
  sampleDataQuestion: '‘예시 데이터’ 표시는 무슨 뜻인가요?',
  sampleDataAnswer:
    '옆에 있는 수치가 내 실제 기록이 아니라 예시라는 뜻이에요. 내 계정에 해당 기록이 생기면 실제 수치가 표시되고 이 표시는 사라져요.',
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
