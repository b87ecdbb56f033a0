import type { TranslationOf } from '../define-messages.ts';
import type { helpTexts as english } from '../en/help-texts.ts';

export const helpTexts: TranslationOf<typeof english> = {
  title: '설명, 카테고리, 언어',
  whoWritesQuestion: '상품 설명은 누가 작성하나요?',
  whoWritesAnswer:
    '이 서버의 분석 AI가 작성해요. 내장된 AI는 상품 종류, 색상, 인쇄된 글자를 인식하고, 검토를 거친 문구집을 바탕으로 작성해요. 사진에서 확인한 내용이나 그 종류의 모든 상품에 해당하는 내용만 써요. 운영자가 별도의 모델을 연결했다면 그 모델이 작성하고, 보여 드리기 전에 내용을 검사해요. 검사를 통과하지 못하면 내장된 AI가 대신 작성해요.',
  whoWritesKeywords: '7개 언어 설명 작성 방법 ai 모델 gpt 로봇 자동 생성 인공지능 설명 상품명',
  seenOrGuessedQuestion: '‘사진에서 확인’과 ‘추정한 내용, 확인 필요’는 무슨 뜻인가요?',
  seenOrGuessedAnswer:
    '‘사진에서 확인’은 색상이나 인쇄된 글자처럼 사진에 실제로 보이는 내용이에요. ‘추정한 내용’은 이런 종류의 상품에서 그럴 가능성이 높은 내용이에요. 구매자는 상품 설명을 믿고 구매하므로 추정한 내용은 등록하기 전에 꼭 확인해 주세요.',
  seenOrGuessedKeywords: '표시 추정 추측 확실 정확도 사실 틀림',
  wrongCategoryQuestion: '카테고리가 잘못됐어요. 어떻게 하나요?',
  wrongCategoryAnswer:
    '추천 카테고리 세 개 중 하나를 누르거나 전체 카테고리에서 검색해 주세요. 직접 수정하지 않은 설명, 가격대, 국가는 새 카테고리에 맞게 다시 작성돼요. 직접 수정한 내용은 그대로 유지돼요.',
  wrongCategoryKeywords: '변경 다른 카테고리 선택 실수 인식 오류 종류 다름',
  generateAgainQuestion: '‘다시 생성’은 무엇인가요?',
  generateAgainAnswer:
    '같은 사진으로 새로운 제안을 받아요. 표현을 바꾸고, 가능성이 비슷한 다른 상품 종류가 있으면 그 종류로도 제안해요. 세 번째 이후에는 카테고리를 직접 고를 수 있게 안내해 드려요. 이전에 올린 사진이 없으면 분석할 것이 없어 ‘이전에 올린 상품 사진이 없어요’라는 메시지가 나와요. 먼저 사진을 추가해 주세요.',
  generateAgainKeywords: '재시도 다시 하기 재생성 이전에 올린 상품 사진이 없어요 uuid',
  editTextsQuestion: '작성된 내용을 수정할 수 있나요?',
  editTextsAnswer:
    '네. 등록하기 전에도, 등록한 뒤에도 언어별로 모든 내용을 수정할 수 있어요. EN, TH, ZH, VI, ES, JA, KO 탭으로 언어를 바꿀 수 있어요.',
  editTextsKeywords: '변경 상품명 설명 다시 쓰기 수정 교정 번역',
  acceptAllQuestion: '‘모두 적용’을 누르면 왜 상품명과 설명을 입력하라고 나오나요?',
  acceptAllAnswer:
    '상품을 등록하려면 7개 언어의 상품명과 설명, 모두 14개 항목이 필요해요. 빠진 내용이 있는 언어를 자동으로 열어 드려요.',
  acceptAllKeywords: '상품명과 설명을 모두 입력해 주세요 상품명이나 설명 계속 안 됨 막힘 1단계 버튼',
  whichLanguagesQuestion: '내 상품은 어떤 언어로 보이나요?',
  whichLanguagesAnswer:
    '영어, 태국어, 중국어, 베트남어, 스페인어, 일본어, 한국어까지 7개 언어로 보여요. Snapbazaar의 버튼과 페이지도 같은 7개 언어로 제공돼요. 어떤 언어로 보일지는 페이지 주소에 따라 정해지고, 주소에 언어가 없으면 영어로 보여요. 방문자는 언제든지 다른 언어를 고를 수 있고, 선택한 언어는 기억해 두었다가 다시 제안해 드려요.',
  whichLanguagesKeywords: '번역 언어 태국어 중국어 프랑스어 독일어 한국어 화면 언어',
  staleLanguageQuestion: '내 언어로 쓴 내용을 수정하면 나머지 6개 언어는 어떻게 되나요?',
  staleLanguageAnswer:
    '그대로 유지돼요. 다만 내용이 서로 달라졌을 수 있어 내 스토어에 표시해 드려요. 언어별로 확인하고 맞게 고친 뒤 저장해 주세요.',
  staleLanguageKeywords: '영어 오래된 번역 업데이트 수정 다른 언어',
  foundBySearchQuestion: '구매자는 내 상품을 어떻게 찾나요?',
  foundBySearchAnswer:
    '카테고리와 하위 카테고리, 홈의 ‘새로 올라온 상품’, 그리고 7개 언어 검색에서 찾을 수 있어요. 작은 오타가 있어도 검색돼요. 설명보다 상품명이 더 중요하니 구매자가 검색할 만한 단어를 상품명에 넣어 주세요.',
  foundBySearchKeywords: '노출 seo 검색 순위 찾기 발견 개선 상품명',
};
