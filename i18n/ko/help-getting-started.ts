import type { TranslationOf } from '../define-messages.ts';
import type { helpGettingStarted as english } from '../en/help-getting-started.ts';

export const helpGettingStarted: TranslationOf<typeof english> = {
  title: '시작하기',
  whatIsSnapbazaarQuestion: 'Snapbazaar는 어떤 서비스인가요?',
  whatIsSnapbazaarAnswer:
    '누구나 둘러볼 수 있고, 판매자는 사진 한 장으로 7개 언어 상품을 등록할 수 있는 마켓이에요. 사진을 찍으면 AI가 상품 설명, 카테고리, 가격대, 판매 국가를 제안하고, 무엇을 등록할지는 직접 결정해요.',
  whatIsSnapbazaarKeywords: '소개 개요 목적 스냅바자',
  photoToListingQuestion: '사진이 어떻게 상품 페이지가 되나요?',
  photoToListingAnswer:
    'AI 채팅을 열고 사진 한 장을 추가해 주세요. AI가 사진을 보고 카테고리를 고르고, 7개 언어로 상품명과 설명을 쓰고, 가격을 추정해요. 내용을 확인하고 ‘모두 적용’을 누른 뒤 판매 국가와 가격, 판매 목표, 배송을 세 단계로 간단히 정하면 돼요. ‘저장하고 완료’를 누르면 상품이 등록돼요. 그 전에는 나만 볼 수 있어요.',
  photoToListingKeywords: '시작 처음 만들기 상품 추가 등록 업로드 판매 방법 단계 올리기',
  howLongQuestion: '분석은 얼마나 걸리나요?',
  howLongAnswer:
    '보통 몇 초면 끝나고, 대기 중인 사진이 많으면 더 걸릴 수 있어요. 화면에 진행 단계(사진 확인, 카테고리 선택, 7개 언어 작성, 가격 추정)가 표시되고, 2초마다 진행 상황을 확인해 분석이 끝나면 양식을 자동으로 채워 드려요.',
  howLongKeywords: '느림 대기 멈춤 기다림 속도 시간 빠르게',
  plansQuestion: '업그레이드는 무엇인가요? 유료 요금제가 있나요?',
  plansAnswer:
    '요금제는 하나뿐이고 무료예요. 모든 판매자가 모든 기능을 사용할 수 있어요. 업그레이드 페이지에서 포함된 기능과 현재 이용 한도를 확인할 수 있어요. 유료 요금제가 생기면 그 페이지에서 가장 먼저 안내해 드릴게요.',
  plansKeywords: '비용 가격 구독 프리미엄 무료 결제 수수료 한도 요금제',
  sellerOrCustomerQuestion: '같은 이메일로 판매자와 구매자 둘 다 될 수 있나요?',
  sellerOrCustomerAnswer:
    '네. 판매자 계정과 구매자 계정은 따로 관리되고 비밀번호도 각각 있어요. 이메일이나 휴대폰 번호 하나로 두 계정을 모두 만들 수 있어요. 판매자는 ‘판매자 로그인’에서, 구매자는 ‘로그인’에서 로그인해 주세요. 다른 종류의 계정이 필요한 페이지를 열면 같은 이메일이나 휴대폰 번호, 비밀번호로 계정을 만들 수 있도록 안내해 드려요.',
  sellerOrCustomerKeywords: '구매자 계정 같은 이메일 두 계정 전환',
  phoneOnlyQuestion: '휴대폰만으로도 이용할 수 있나요?',
  phoneOnlyAnswer:
    '네. 모든 페이지가 너비 360픽셀부터 잘 보여요. 휴대폰에서는 사이드바가 하단 메뉴로 바뀌고 나머지 메뉴는 ‘더보기’에 있어요. 상품 등록은 전체 화면으로 진행되고, 카메라로 바로 사진을 찍을 수 있어요.',
  phoneOnlyKeywords: '모바일 앱 ios 안드로이드 카메라 작은 화면 스마트폰',
  whichSellerTypeQuestion: '이 페이지 맨 위에서 고른 판매자 유형에 따라 달라지는 것이 있나요?',
  whichSellerTypeAnswer:
    '아니요. 네 가지 유형은 어디서 시작하면 좋을지 안내할 뿐이에요. 저장되는 정보도, 켜지거나 꺼지는 기능도 없어요.',
  whichSellerTypeKeywords: '초보 경험 제조사 공급사 소매 유형',
};
