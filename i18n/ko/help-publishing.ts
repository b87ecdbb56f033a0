import type { TranslationOf } from '../define-messages.ts';
import type { helpPublishing as english } from '../en/help-publishing.ts';

export const helpPublishing: TranslationOf<typeof english> = {
  title: '작성 중인 상품과 판매 중인 상품',
  draftKeptQuestion: '페이지를 닫아도 작성 중인 상품이 저장되나요?',
  draftKeptAnswer:
    '네. 등록하거나 삭제하거나 로그아웃할 때까지 이 브라우저에 저장돼요. 새로고침하거나 탭을 닫거나 연결이 끊겨도 사라지지 않아요. 다른 기기로는 옮겨지지 않아요.',
  draftKeptKeywords: '사라짐 사라졌어요 날아감 날아갔어요 저장 안 됨 이어서 나중에 오프라인 새로고침 임시저장 초안',
  connectionLostQuestion: '서버에 연결할 수 없다고 나와요. 어떻게 하나요?',
  connectionLostAnswer:
    '페이지를 닫지 말고 그대로 두세요. 입력한 내용은 모두 유지되고, 연결이 돌아오면 안내가 자동으로 사라져요. 그때 버튼을 다시 눌러 주세요. 두 번 눌러도 중복 등록되지 않아요.',
  connectionLostKeywords: '오프라인 네트워크 오류 인터넷 끊김 연결',
  publishedWhereQuestion: '내 상품은 언제 보이나요?',
  publishedWhereAnswer:
    '‘저장하고 완료’를 눌러 등록이 끝나면 바로 카테고리와 검색에 7개 언어로 모두 노출돼요. 페이지에 반영되기까지 몇 초 정도 걸릴 수 있어요.',
  publishedWhereKeywords: '판매 중 등록 노출 온라인 안 보여요 표시',
  editListingQuestion: '판매 중인 상품은 어떻게 수정하나요?',
  editListingAnswer: '내 스토어에서 상품을 선택해 설명, 가격, 국가를 수정해 주세요. 저장하면 바로 반영돼요.',
  editListingKeywords: '수정 편집 변경 가격 바꾸기 상품 스토어',
  pauseRemoveQuestion: '상품 판매를 중지하거나 삭제할 수 있나요?',
  pauseRemoveAnswer:
    '내 스토어에서 둘 다 할 수 있어요. 판매를 중지한 상품은 아무에게도 보이지 않고, 버튼 한 번으로 다시 판매할 수 있어요. 상품을 삭제하면 목록에서 사라지고, 이어서 나오는 안내에서 실행 취소할 수 있어요.',
  pauseRemoveKeywords: '삭제 숨기기 내리기 판매 중지 판매중지 되돌리기 복구',
  sponsoredLabelQuestion: '내 상품 카드에 왜 ‘광고’와 ‘최대 65% 할인’이 표시되나요?',
  sponsoredLabelAnswer:
    '‘광고’는 모든 카드에 있는 표시로, 비용을 내고 노출한 상품이라는 뜻이 아니에요. ‘최대 65% 할인’은 가격을 내린 상품에 표시돼요. 내 스토어에서 할인 전 가격을 입력하면 판매가 옆에 취소선으로 보여요. 할인 전 가격이 없으면 이 표시도 없어요. 65%를 넘게 할인한 상품에는 두 가격만 보이고 이 표시는 붙지 않아요.',
  sponsoredLabelKeywords: '할인 세일 라벨 광고 카드 퍼센트 프로모션 할인 전 가격 취소선',
  adPicturesQuestion: '‘AI 광고 만들기’는 무엇인가요?',
  adPicturesAnswer:
    '상품 사진과 선택한 언어의 문구를 넣어 바로 게시할 수 있는 이미지를 만들어 드려요. 크기는 1024x1536과 1024x1024이고, 무료로 다운로드하거나 공유할 수 있어요. 카테고리 아래 입력창에서는 요청한 내용으로 스티커와 티셔츠 도안을 만들 수 있어요. 7개 언어 중 원하는 언어로 색상, 기념일, 분위기, 상품, 크기를 말해 주세요. 이해하지 못한 내용은 알려 드려요. 따옴표 안의 문구는 내 상품을 넣은 이미지에만 표시돼요.',
  adPicturesKeywords: '광고 포스터 스티커 티셔츠 이미지 생성 소셜 미디어 sns 다운로드',
};
