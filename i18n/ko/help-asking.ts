import type { TranslationOf } from '../define-messages.ts';
import type { helpAsking as english } from '../en/help-asking.ts';

export const helpAsking: TranslationOf<typeof english> = {
  title: '도움받기',
  askAnythingQuestion: '‘무엇이든 물어보세요’에서는 어떤 것을 물어볼 수 있나요?',
  askAnythingAnswer:
    'Snapbazaar 이용 방법과 내 상품, 작성 중인 상품에 대해 물어볼 수 있어요. 판매 중인 상품이 몇 개인지, 아직 작성 중인 상품은 무엇인지, 상품 가격은 얼마인지 등을 물어보세요. 질문은 최대 3,000자까지 쓸 수 있고, 고객센터와 내 기록에서 답을 찾아요. 모르는 내용은 모른다고 알려 드려요.',
  askAnythingKeywords: '안녕 안녕하세요 고마워 누구 채팅 도우미 챗봇 프롬프트 ai 도움말',
  assistantActsQuestion: 'AI 도우미가 대신 상품을 등록하거나 수정해 주나요?',
  assistantActsAnswer:
    '아니요. 답변만 하고 판매자를 대신해 작업하지는 않아요. 직접 처리할 수 있는 페이지로 안내해 드려요.',
  assistantActsKeywords: '대신 자동 실행 변경 수정 채팅 도우미',
  voiceMessageQuestion: '음성 메시지를 왜 사용할 수 없나요?',
  voiceMessageAnswer:
    '음성 메시지는 브라우저의 음성 인식 기능을 사용하는데, 이 기능이 없는 브라우저도 있어요. 이 경우 버튼이 비활성화되고 이유가 표시돼요. 대신 글로 입력해 주세요.',
  voiceMessageKeywords: '마이크 음성 말하기 받아쓰기 목소리',
  contactUsQuestion: '담당자에게 문의하려면 어떻게 하나요?',
  contactUsAnswer:
    '이 페이지 아래에 있는 양식으로 문의해 주세요. 문의는 계정 정보와 함께 서버 운영자에게 전달되며, 운영자는 내 이메일이나 휴대폰 번호로 답변할 수 있어요. 언제 확인할지는 운영자에 따라 달라요. 비밀번호는 절대 보내지 마세요.',
  contactUsKeywords: '문의 상담 연락 이메일 상담원 메시지 신고 오류 버그 불만 운영자',
};
