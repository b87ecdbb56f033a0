import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: '이 화면이 나온 이유',
  sellersOnly: '판매자 전용 페이지예요.',
  customersOnly: '구매자 전용 페이지예요.',
  favoritesForCustomers: '찜하기는 구매자 계정에서만 쓸 수 있어요.',
  signedInAsCustomer: '지금은 구매자로 로그인되어 있어요. 계정 종류마다 이용할 수 있는 페이지가 달라요.',
  signedInAsSeller: '지금은 판매자로 로그인되어 있어요. 계정 종류마다 이용할 수 있는 페이지가 달라요.',
  openSeller: '판매자 계정 만들기',
  openCustomer: '구매자 계정 만들기',
  dismiss: '안내 닫기',
};
