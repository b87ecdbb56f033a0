import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: 'ระบบจัดการร้าน',
  yourWorkspace: 'ระบบจัดการร้านของคุณ',
  more: 'เพิ่มเติม',
  chat: 'แชท AI',
  income: 'แดชบอร์ดรายได้',
  incomeShort: 'รายได้',
  buyerAnalytics: 'ข้อมูลเชิงลึกผู้ซื้อ',
  wallet: 'กระเป๋าเงินและธนาคาร',
  walletShort: 'กระเป๋าเงิน',
  invoices: 'ใบแจ้งหนี้',
  resources: 'เครื่องมือรูปภาพ',
  storefront: 'หน้าร้านของฉัน',
  storefrontDetail: 'สินค้าและคำสั่งซื้อ',
  storefrontShort: 'หน้าร้าน',
  settings: 'การตั้งค่า',
  helpCenter: 'ศูนย์ช่วยเหลือ',
  upgrade: 'อัปเกรด',
  help: 'ช่วยเหลือ',
  unfoldSidebar: 'ขยายแถบด้านข้าง',
  foldSidebar: 'ย่อแถบด้านข้าง',
  profile: 'โปรไฟล์',
  yourProfile: 'โปรไฟล์ของคุณ',
  logOut: 'ออกจากระบบ',
  pageFailed: 'แสดงหน้านี้ไม่ได้ · Snapbazaar',
};
