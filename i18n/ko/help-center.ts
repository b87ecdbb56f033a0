import type { TranslationOf } from '../define-messages.ts';
import type { helpCenter as english } from '../en/help-center.ts';

export const helpCenter: TranslationOf<typeof english> = {
  title: '고객센터',
  description: '판매를 시작하는 방법과 자주 묻는 질문을 확인해 보세요.',
  sellerTypes: '어떤 판매자이신가요?',
  beginner: '처음 시작하는 개인 판매자',
  beginnerText:
    '사진 한 장으로 시작해 보세요. 7개 언어 상품 설명을 작성해 드릴게요. 내용을 확인하고 가격과 판매 국가만 정하면 돼요.',
  addProducts: '상품 등록',
  experienced: '경험 많은 판매자',
  experiencedText:
    '시세를 잘 알고 계시다면 예상치로 국가와 플랫폼을 비교해 보세요. 언어별로 설명을 수정하고 모든 상품을 내 스토어에서 한 번에 관리할 수 있어요.',
  manufacturer: '제조사 또는 공급사',
  manufacturerText:
    '제품군마다 상품 하나로 시작해 보세요. 상품 하나만 선명하게 찍은 사진이 가장 잘 인식돼요. 공급 품목과 최소 주문 수량은 설명에 적어 주세요.',
  retailer: '공급처를 찾는 소매 판매자',
  retailerText:
    '7개 언어 중 원하는 언어로 검색하고 가격과 추천 국가로 범위를 좁혀 필요한 상품의 판매자를 찾아보세요. Snapbazaar에서 판매자에게 메시지를 보내는 기능은 아직 없어요.',
  questions: '자주 묻는 질문',
  search: '도움말 검색',
  answerCount: '답변 {count}개',
  noAnswer: '‘{query}’에 대한 답변을 찾지 못했어요',
  noAnswerText: '다른 단어로 검색하거나 이 서버의 운영자에게 문의해 주세요.',
  linkToAnswer: '이 답변의 링크',
  writeToUs: '문의 남기기',
  topic: '어떤 내용인가요?',
  question: '궁금한 점이 있어요',
  problem: '작동하지 않는 기능이 있어요',
  idea: '제안하고 싶어요',
  message: '문의 내용',
  messageHint: '이 서버의 운영자에게 전달돼요. 답변받을 연락처: {address}',
  messageHintNoAddress: '이 서버의 운영자에게 전달돼요. 답변은 계정에 등록된 연락처로 받을 수 있어요.',
  send: '문의 보내기',
  thanks: '문의가 접수됐어요. 보내 주셔서 감사합니다.',
};
