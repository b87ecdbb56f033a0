import type { TranslationOf } from '../define-messages.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: TranslationOf<typeof english> = {
  title: '개인정보처리방침',
  description: '이 마켓이 회원님의 어떤 정보를, 어디에, 왜 보관하는지 알려 드려요.',
  lead: '이 소프트웨어가 회원님의 어떤 정보를, 어디에, 왜 보관하는지 안내해 드려요.',
  onServer: '서버에 보관하는 정보',
  login: '로그인에 필요한 이메일 주소 또는 휴대폰 번호와 비밀번호의 단방향 해시.',
  session: '로그아웃할 때까지 로그인 상태를 유지하기 위한 세션 토큰의 단방향 해시.',
  mails: 'Mails and text messages to you, for 30 days, without the codes that were in them.',
  published: '등록하거나 저장한 내용: 상품, 이미지, 찜한 상품.',
  sellerChoices: '판매자의 경우 허용한 항목과 그에 따라 받은 토큰, 운영자에게 보낸 문의.',
  views:
    '상품별 하루 조회, 클릭, 찜, 광고 이미지 제작 횟수(국가별). 국가는 브라우저의 언어와 시간대로 판단해요. 합계만 보관하므로 개인에 대한 정보는 없으며, 추적 거부를 설정한 브라우저(Do Not Track, Global Privacy Control)는 집계하지 않아요.',
  editedPhotos: '판매자가 사진 도구에서 편집한 사진(7일간 보관).',
  adPictures: '방문자가 상품으로 만든 광고 이미지(일주일간 보관). 입력한 문구만으로 만든 이미지는 한 시간만 보관해요.',
  unpublishedPhotos: '업로드했지만 등록하지 않은 사진과 분석 결과(한 달간 보관).',
  photoNumbers:
    '상품 사진의 생김새를 나타내는 숫자 256개. 사진 검색에 사용하고, 판매자가 설정에서 거부하지 않는 한 비슷한 사진을 인식하는 데도 사용해요.',
  requestLog: '장애 원인을 찾고 악용을 막기 위한 기술적인 요청 로그.',
  searchPhoto: '검색에 사용한 사진은 한 번만 확인하고 보관하지 않아요.',
  cameraData: '업로드한 사진에 담긴 위치와 카메라 정보는 보관하기 전에 삭제해요.',
  inBrowser: '브라우저에 보관하는 정보',
  ownSession: '로그인 세션(로그인한 동안 보관).',
  preferences: '선택한 테마, 언어, 통화, 그리고 사이드바 접힘 여부.',
  draft: '작성 중인 상품(등록하거나 로그아웃할 때까지 보관).',
  noTrackers: '광고 쿠키와 추적기는 사용하지 않아요. 사이트의 글꼴과 이미지는 이 서버에서 제공돼요.',
  passedOn: '외부에 제공되는 정보',
  publicData: '상품으로 등록한 내용과 스토어 이름은 모두에게 공개돼요.',
  model:
    '사진 분석과 질문 답변은 이 서버에서 이루어져요. 다만 운영자가 다른 회사의 언어 모델을 연결한 경우에는 다음 정보가 그 모델로 전송돼요.',
  sentPhoto: '판매자가 업로드한 사진: 위치와 카메라 정보를 뺀 이미지와 사진 속에 인쇄된 글자',
  sentQuestion: 'AI 도우미에게 한 질문: 질문과 이전 대화, 최근 상품과 작성 중인 상품의 상품명, 가격, 카테고리, 상태',
  neverSent: '이름, 이메일 주소, 휴대폰 번호, 비밀번호, 지갑 정보는 절대 전송되지 않아요.',
  speech:
    'AI 도우미에게 글 대신 음성으로 말하면 브라우저가 음성을 텍스트로 바꿔요. 일부 브라우저는 이를 위해 음성을 브라우저 제조사로 보내지만, 음성이 이 서버로 전송되지는 않아요.',
  rights: '회원님의 권리',
  responsible:
    '회원님의 데이터는 이 서버의 운영자가 책임지고 관리해요. 판매자는 <settings>설정</settings>에서 자신의 데이터를 확인, 다운로드, 삭제할 수 있어요. 누구나 운영자에게 열람, 정정, 삭제를 요청할 수 있으며, 방법은 <contact>문의하기</contact>에서 확인해 주세요.',
};
