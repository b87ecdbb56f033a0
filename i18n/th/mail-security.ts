import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: 'มีการเข้าสู่ระบบใหม่ในบัญชี Snapbazaar ของคุณ',
  signInHeading: 'มีการเข้าสู่ระบบบัญชีของคุณ',
  signInSeller: 'มีการเข้าสู่ระบบบัญชีผู้ขายของคุณจาก {device} เมื่อ {time}',
  signInCustomer: 'มีการเข้าสู่ระบบบัญชีลูกค้าของคุณจาก {device} เมื่อ {time}',
  signInNotYou: 'หากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดตั้งรหัสผ่านใหม่ แล้วทุกอุปกรณ์จะออกจากระบบบัญชีของคุณ',
  signInButton: 'ไม่ใช่ฉัน',
  signInShort: 'มีการเข้าสู่ระบบบัญชี Snapbazaar ของคุณจาก {device} หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่: {link}',
  unknownDevice: 'อุปกรณ์ที่ไม่รู้จัก',
  browserOn: '{browser} บน {system}',
  proofSubject: 'รหัส Snapbazaar ของคุณ',
  proofHeading: 'ยืนยันว่าเป็นคุณ',
  proofCode: 'กรอกรหัสนี้บน Snapbazaar เพื่อดำเนินการต่อ ใช้ได้ภายใน 10 นาที',
  proofNotYou: 'หากคุณไม่ได้ขอรหัสนี้ แสดงว่ามีผู้อื่นเข้าสู่ระบบบัญชีของคุณอยู่ โปรดตั้งรหัสผ่านใหม่ และอย่าบอกรหัสแก่ผู้ใด',
  proofShort: '{code} คือรหัส Snapbazaar ของคุณ ใช้ได้ภายใน 10 นาที อย่าบอกรหัสแก่ผู้ใด',
};
