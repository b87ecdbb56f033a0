import type { TranslationOf } from '../define-messages.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: TranslationOf<typeof english> = {
  title: '이용약관',
  description: '이 마켓이 제공하는 것과 이용자가 지켜야 할 규칙을 안내해 드려요.',
  lead: '소프트웨어에 기본으로 포함된 규칙이에요. 이 서버의 운영자가 규칙을 추가할 수 있어요.',
  using: '마켓 이용',
  browse: '누구나 상품을 둘러볼 수 있어요. 판매하거나 상품을 찜하려면 계정이 필요해요.',
  password: '비밀번호를 다른 사람에게 알려 주지 마세요. 내 계정에서 이루어진 활동은 본인이 한 것으로 간주돼요.',
  abuse: '서비스를 훼손하거나 과부하를 일으키지 말고, 서비스나 다른 사람의 정보를 무단으로 들여다보지 마세요.',
  selling: '판매',
  goods: '판매할 권리가 있고 판매 지역의 법이 허용하는 상품만 등록해 주세요.',
  rights:
    '사용할 권리가 있는 이미지와 글만 사용해 주세요. 권리는 계속 본인에게 있으며, 상품을 등록하면 이 사이트에 게시하는 데 동의하게 돼요.',
  proposals:
    'AI가 제안한 설명, 국가, 가격은 제안일 뿐이에요. 등록한 상품에 대한 책임은 판매자에게 있으니 등록하기 전에 꼭 읽어 주세요.',
  buying: '구매',
  purchase:
    '구매는 구매자와 판매자 사이의 계약이에요. 이 서버의 운영자는 규칙을 어긴 상품이나 계정을 삭제할 수 있어요.',
  noWarranty: '면책 조항',
  asItIs:
    '이 소프트웨어는 Snapbazaar 기여자들의 MIT 라이선스에 따라 어떠한 보증도 없이 있는 그대로 제공돼요. 법이 보장하는 소비자의 권리에는 영향을 주지 않아요.',
  questions:
    '궁금한 점은 <contact>문의하기</contact>에서, 내 데이터에 관한 내용은 <privacy>개인정보처리방침</privacy>에서 확인해 주세요.',
};
