import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'AI 채팅 · Snapbazaar',
  pageDescription: '사진 한 장으로 7개 언어 상품 등록까지.',
  welcome: '환영해요',
  welcomeByName: '{name}님, 환영해요',
  lead: '사진 한 장이면 상품 등록까지 끝나요. 하던 작업을 이어서 해 보세요.',
  createProduct: '상품과 스토어 만들기',
  setGoal: '판매 목표와 캠페인 설정',
  setRegion: '판매 국가와 가격 설정',
  setDelivery: '물류와 배송 설정',
  askAnything: '무엇이든 물어보세요',
  samplePrompt: '내 상품을 소개해 줘.',
  attach: '첨부',
  voiceMessage: '음성 메시지',
  voiceMessageUnsupported: '음성 메시지<hidden>: 이 브라우저에서는 음성을 텍스트로 바꿀 수 없어요</hidden>',
  voiceUnsupported: '이 브라우저에서는 음성을 텍스트로 바꿀 수 없어요.',
  listening: '듣고 있어요',
  browsePrompts: '추천 질문',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden>, 내용을 줄여 주세요</hidden>',
  stop: '중지',
  send: '보내기',
};
