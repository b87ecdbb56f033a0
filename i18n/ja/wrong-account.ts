import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: 'このページが表示された理由',
  sellersOnly: 'ご指定のページは出品者専用です。',
  customersOnly: 'ご指定のページは購入者専用です。',
  favoritesForCustomers: 'お気に入りは購入者アカウントの機能です。',
  signedInAsCustomer: '現在は購入者としてログインしています。ページはアカウントの種類ごとに分かれています。',
  signedInAsSeller: '現在は出品者としてログインしています。ページはアカウントの種類ごとに分かれています。',
  openSeller: '出品者アカウントを作成',
  openCustomer: '購入者アカウントを作成',
  dismiss: 'このお知らせを閉じる',
};
