import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: '디지털·스마트 기기',
  a2000: '의류·신발·패션',
  a3000: '홈·주방',
  a4000: '자동차·오토바이',
  a5000: '스포츠·아웃도어',
  a6000: '뷰티·퍼스널케어',
  a7000: '장난감·게임',
  a8000: '영화·도서·음악',
  a9000: '주얼리·시계',
  a10000: '유아동',
  a11000: '반려동물용품',
  a12000: '문구·사무용품',
  a13000: '산업·과학용품',
  a14000: '프로그램·소프트웨어',
  a15000: '전자 DIY',
};
