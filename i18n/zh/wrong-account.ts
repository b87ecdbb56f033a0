import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: '跳转原因',
  sellersOnly: '该页面仅限卖家访问。',
  customersOnly: '该页面仅限买家访问。',
  favoritesForCustomers: '收藏功能仅限买家账号使用。',
  signedInAsCustomer: '当前登录的是买家账号，不同类型的账号对应不同页面。',
  signedInAsSeller: '当前登录的是卖家账号，不同类型的账号对应不同页面。',
  openSeller: '开通卖家账号',
  openCustomer: '开通买家账号',
  dismiss: '关闭提示',
};
