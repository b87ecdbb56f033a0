import type { TranslationOf } from '../define-messages.ts';
import type { helpAccount as english } from '../en/help-account.ts';

export const helpAccount: TranslationOf<typeof english> = {
  title: '계정, 개인정보, 보안',
  changeAccountQuestion: '이름, 이메일, 휴대폰 번호는 어떻게 변경하나요?',
  changeAccountAnswer:
    '프로필에서 변경할 수 있어요. 이메일과 휴대폰 번호는 로그인에 사용되므로 변경하려면 현재 비밀번호가 필요하고, 새 이메일이나 휴대폰 번호로 받은 인증번호를 입력하면 변경이 완료돼요. 구매자에게는 이름만 보이고 이메일과 휴대폰 번호는 보이지 않아요.',
  changeAccountKeywords: '프로필 수정 정보 변경 연락처 이름 바꾸기 닉네임 아이디 전화번호',
  changePasswordQuestion: '비밀번호는 어떻게 변경하나요?',
  changePasswordAnswer:
    '프로필에서 현재 비밀번호를 입력하고 변경할 수 있어요. 8자 이상이어야 하고, 흔히 쓰이는 비밀번호는 사용할 수 없어요. 변경하면 다른 모든 기기에서 로그아웃돼요.',
  changePasswordKeywords: '새 비밀번호 재설정 보안 비번 변경 패스워드',
  forgotPasswordQuestion: '비밀번호를 잊어버렸어요. 다시 받을 수 있나요?',
  forgotPasswordAnswer:
    '비밀번호는 되돌릴 수 없는 단방향 해시로만 보관해서 보내 드릴 수 없어요. 로그인 화면에서 ‘비밀번호를 잊으셨나요?’를 누르면 이메일이나 휴대폰으로 인증번호를 보내 드려요. 인증번호를 입력하고 새 비밀번호를 설정하면 모든 기기에서 로그아웃돼요.',
  forgotPasswordKeywords: '비밀번호 찾기 분실 재설정 복구 로그인 안 됨 비번 잠김',
  sessionsQuestion: '지금 갖고 있지 않은 기기에서 로그아웃하려면 어떻게 하나요?',
  sessionsAnswer:
    '프로필에서 로그인된 기기를 브라우저와 운영체제별로 확인할 수 있어요. ‘다른 기기에서 모두 로그아웃’을 누르면 지금 기기를 제외하고 모두 로그아웃돼요. 30일 동안 사용하지 않은 기기는 자동으로 로그아웃돼요.',
  sessionsKeywords: '휴대폰 분실 도난 기기 로그인 세션 원격 로그아웃 모든 기기',
  tooManyTriesQuestion: '‘시도 횟수가 너무 많아요’라고 나와요. 계정이 잠긴 건가요?',
  tooManyTriesAnswer:
    '잠시만 제한돼요. 같은 곳에서 비밀번호를 여러 번 틀리면 대기 시간이 최대 15분까지 늘어나요. 다른 곳에서는 계속 로그인할 수 있어요.',
  tooManyTriesKeywords: '차단 잠김 대기 제한 비밀번호 틀림 오류 로그인',
  whatIsStoredQuestion: 'Snapbazaar는 나에 대해 어떤 정보를 갖고 있나요?',
  whatIsStoredAnswer:
    '이메일 또는 휴대폰 번호, 이름, 비밀번호의 단방향 해시, 로그인된 기기, 업로드하고 등록한 내용, 내 선택, 토큰 내역, 청구서와 테스트 환경의 거래 기록, 보내 주신 문의를 보관해요. 설정의 ‘내 데이터 다운로드’에서 모두 파일 하나로 받을 수 있어요.',
  whatIsStoredKeywords: '개인정보 수집 정보 추적 쿠키 gdpr 보관',
  cookiesQuestion: 'Snapbazaar는 쿠키나 추적기를 사용하나요?',
  cookiesAnswer:
    '광고 쿠키와 추적기는 사용하지 않아요. 상품 조회 수는 누가 조회했는지 알 수 없는 형태로 날짜와 국가별로만 합산하고, 추적 거부를 설정한 브라우저는 아예 집계하지 않아요. 로그인 상태, 테마, 언어, 통화, 작성 중인 상품은 브라우저 저장소에 보관돼요. Google 등 다른 사이트로 로그인할 때는 쿠키 하나를 10분 동안 사용해요.',
  cookiesKeywords: '쿠키 추적 분석 광고 개인정보 추적 거부',
  behavioralDataQuestion: '‘행동 데이터 수집 허용’은 무엇을 허용하는 건가요?',
  behavioralDataAnswer:
    '더 편리한 환경을 만들기 위해 판매자센터 이용 방식을 집계할 수 있도록 허용하는 거예요. 직접 선택하기 전에는 꺼져 있고 언제든지 해제할 수 있어요. 선택 여부는 계정에 저장돼요.',
  behavioralDataKeywords: '맞춤 설정 체크박스 다른 구매자를 위한 상품 최적화 분석 동의',
  downloadDataQuestion: '내 데이터를 다운로드할 수 있나요?',
  downloadDataAnswer:
    '네. 설정에서 이 서버가 보관하는 내 계정의 모든 정보를 JSON 파일 하나로 받을 수 있어요. 횟수 제한 없이 바로 받을 수 있어요.',
  downloadDataKeywords: '내보내기 gdpr 사본 json 백업 내 데이터 다운로드',
  closeAccountQuestion: '탈퇴하려면 어떻게 하나요?',
  closeAccountAnswer:
    '설정에서 비밀번호를 입력하고 탈퇴할 수 있어요. 탈퇴하면 내 상품이 마켓에서 바로 내려가고, 개인정보가 삭제되며, 모든 기기에서 로그아웃돼요. 테스트 환경의 거래 기록은 이름 없이 숫자로만 남아요. 되돌릴 수 없으니 먼저 데이터를 다운로드해 주세요.',
  closeAccountKeywords: '회원 탈퇴 계정 삭제 해지 취소 지우기',
  themeCurrencyQuestion: '테마, 언어, 통화는 어디에서 설정하나요?',
  themeCurrencyAnswer:
    '설정에서 바꿀 수 있어요. 테마는 사이드바에서도 바꿀 수 있어요. 선택한 내용은 이 브라우저에 저장되고 열려 있는 모든 탭에 적용돼요.',
  themeCurrencyKeywords: '다크 모드 라이트 모드 야간 화면 표시 환경 설정',
};
