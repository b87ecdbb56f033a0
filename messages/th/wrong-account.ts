import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: 'เหตุผลที่คุณมาหน้านี้',
  sellersOnly: 'หน้านั้นสำหรับผู้ขาย',
  customersOnly: 'หน้านั้นสำหรับลูกค้า',
  favoritesForCustomers: 'รายการโปรดใช้ได้กับบัญชีลูกค้าเท่านั้น',
  signedInAsCustomer: 'คุณเข้าสู่ระบบเป็นลูกค้า บัญชีแต่ละแบบมีหน้าของตัวเอง',
  signedInAsSeller: 'คุณเข้าสู่ระบบเป็นผู้ขาย บัญชีแต่ละแบบมีหน้าของตัวเอง',
  openSeller: 'เปิดบัญชีผู้ขาย',
  openCustomer: 'เปิดบัญชีลูกค้า',
  dismiss: 'ปิดข้อความนี้',
};
