import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: 'เหตุผลที่แสดงหน้านี้',
  sellersOnly: 'หน้าที่คุณเปิดใช้ได้เฉพาะบัญชีผู้ขาย',
  customersOnly: 'หน้าที่คุณเปิดใช้ได้เฉพาะบัญชีลูกค้า',
  favoritesForCustomers: 'รายการโปรดใช้ได้กับบัญชีลูกค้าเท่านั้น',
  signedInAsCustomer: 'คุณเข้าสู่ระบบเป็นลูกค้า บัญชีแต่ละแบบมีหน้าของตัวเอง',
  signedInAsSeller: 'คุณเข้าสู่ระบบเป็นผู้ขาย บัญชีแต่ละแบบมีหน้าของตัวเอง',
  openSeller: 'สมัครบัญชีผู้ขาย',
  openCustomer: 'สมัครบัญชีลูกค้า',
  dismiss: 'ปิดข้อความนี้',
};
