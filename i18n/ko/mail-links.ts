import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: '연락처 인증',
  verifyText:
    'Snapbazaar에 가입했거나 이메일 또는 휴대폰 번호를 변경했다면 버튼을 눌러 주세요. 본인이 아니라면 이 페이지를 닫아 주세요.',
  verifyButton: '인증하기',
  verified: '연락처 인증이 완료됐어요.',
  undoTitle: '이전 연락처로 되돌리기',
  undoText:
    '계정의 이메일이나 휴대폰 번호가 변경됐어요. 본인이 변경하지 않았다면 이전 연락처로 되돌려 주세요. 모든 기기에서 로그아웃되고 새 비밀번호를 설정할 수 있어요.',
  undoButton: '본인이 아니에요',
  stopTitle: '메일 수신 거부',
  stopText: '앞으로 Snapbazaar 소식을 메일로 보내지 않아요. 주문과 계정 보안에 관한 메일은 계속 보내 드려요.',
  stopButton: '수신 거부',
  stopped: '메일 수신을 거부했어요.',
  resume: '다시 받기',
  linkMissing: '메일에 있는 링크로 열어야 하는 페이지인데 링크가 완전하지 않아요. 메일에서 다시 열어 주세요.',
  toHome: 'Snapbazaar로 이동',
  description: 'Snapbazaar 메일에서 연결되는 페이지예요.',
};
