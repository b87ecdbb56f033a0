import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: 'บัญชีนี้ใช้ {identity} และรหัสผ่านเดิมในการเข้าสู่ระบบ',
  sameWays: 'บัญชีนี้ใช้อีเมลหรือหมายเลขโทรศัพท์และรหัสผ่านเดิม',
  customerStays: 'บัญชีลูกค้าของคุณยังอยู่เหมือนเดิม เข้าสู่ระบบด้วยบัญชีใดก็ได้ทุกเมื่อ',
  sellerStays: 'บัญชีผู้ขายของคุณยังอยู่เหมือนเดิม เข้าสู่ระบบด้วยบัญชีใดก็ได้ทุกเมื่อ',
  currentPassword: 'รหัสผ่านปัจจุบัน',
  passwordRequired: 'กรุณากรอกรหัสผ่านปัจจุบัน',
  notNow: 'ไว้ทีหลัง',
  open: 'สมัครและเข้าสู่ระบบ',
};
