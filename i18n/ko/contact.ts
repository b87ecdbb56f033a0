import type { TranslationOf } from '../define-messages.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: TranslationOf<typeof english> = {
  title: '문의하기',
  description: '마켓 이용 문의와 소프트웨어 문의를 어디로 보내면 되는지 알려 드려요.',
  lead: '문의 내용에 따라 답변해 드릴 수 있는 곳이 달라요.',
  marketplace: '마켓 이용 문의',
  operator:
    '계정, 상품, 주문, 개인정보는 이 서버의 운영자가 관리해요. 운영자가 사이트에 공개한 주소나 도메인 등록 정보에 있는 연락처로 문의해 주세요. 소프트웨어에는 그 주소가 저장되어 있지 않아 여기서 안내해 드릴 수 없어요. 로그인한 판매자는 <help>고객센터</help>의 문의 양식도 이용할 수 있어요.',
  whatHelps: '다음 내용을 함께 알려 주시면 도움이 돼요.',
  address: '보고 있던 페이지의 주소',
  steps: '어떤 작업을 했고 화면에 무엇이 나왔는지',
  time: '날짜와 시간, 사용 중인 시간대',
  noPassword: '비밀번호는 절대 보내지 마세요. 문의를 처리하는 데 비밀번호는 필요하지 않아요.',
  software: '소프트웨어 문의',
  issues:
    'Snapbazaar 자체의 오류나 개선 아이디어는 프로젝트 소스 저장소의 이슈 트래커에 남겨 주세요. 여기서 사용하는 버전은 운영자에게 확인할 수 있어요. 보안 문제는 널리 알려지기 전에 고칠 수 있도록 프로젝트 관리자에게 비공개로 알려 주세요.',
  newHere: '처음이신가요? <about>Snapbazaar 소개</about>부터 읽어 보세요.',
};
