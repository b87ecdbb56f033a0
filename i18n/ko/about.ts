import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: 'Snapbazaar 소개',
  description: '상품 사진 한 장으로 7개 언어 상품 페이지를 만드는 오픈소스 마켓플레이스 소프트웨어예요.',
  lead: '상품 사진 한 장이 7개 언어 상품 페이지가 되는 마켓이에요.',
  buyers: '구매자라면',
  aisles:
    '15개 카테고리의 상품을 계정 없이도 누구나 둘러볼 수 있어요. 모든 상품은 영어, 태국어, 중국어, 베트남어, 스페인어, 일본어, 한국어로 소개돼요.',
  sellers: '판매자라면',
  photo:
    '판매자가 사진 한 장을 올리면 서버가 사진을 분석해 언어별 상품명과 설명, 판매하기 좋은 국가, 가격대를 제안해요. 모든 내용은 판매자가 직접 확인한 뒤에 등록돼요.',
  marks:
    'AI가 작성하거나 제안한 내용은 보라색 반짝임 아이콘으로 표시해요. 예시로 보여 드리는 수치에는 ‘예시 데이터’라고 표시해요.',
  operator: '운영 주체',
  openSource:
    'Snapbazaar는 Snapbazaar 기여자들이 만든 MIT 라이선스 오픈소스 소프트웨어예요. 이 사이트는 이 소프트웨어를 설치해 운영하는 곳 중 하나이며, 여기서 무엇을 판매할 수 있는지는 운영자가 정해요. 운영자에게 연락하는 방법은 <contact>문의하기</contact>에서 확인해 주세요.',
};
