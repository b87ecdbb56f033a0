import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: '리뷰',
  stars: '별점 5점 만점에 {count}점',
  average: '5점 만점에 {average}점, 리뷰 {count}개',
  none: '아직 리뷰가 없어요. 구매하고 첫 리뷰를 남겨 보세요.',
  photo: '{name}님의 사진',
  aCustomer: '구매자',
  answer: '판매자 답글',
  report: '신고',
  reportTitle: '리뷰 신고',
  reportHint: '신고하는 이유를 적어 주세요. 운영자가 확인해요.',
  reason: '신고 사유',
  send: '신고하기',
  reported: '신고가 접수됐어요. 운영자가 확인할게요.',
  signIn: '리뷰를 신고하려면 로그인해 주세요.',
};
