import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: 'โปรไฟล์โซเชียล',
  balance: 'ยอดคงเหลือ',
  startDate: 'วันที่เริ่ม',
  endDate: 'วันที่สิ้นสุด',
  total: 'โทเค็นที่ได้รับทั้งหมด',
  amount: '{amount} T4L',
  claim: 'รับโทเค็น',
  claimFrom: 'รับโทเค็นจาก {network}',
  notConnected: 'ต้องเชื่อมต่อบัญชี {network} ก่อนจึงจะรับโทเค็นได้ แต่เซิร์ฟเวอร์นี้ยังไม่ได้ตั้งค่าการเชื่อมต่อไว้',
  personalization: 'การปรับให้เหมาะกับคุณ',
  yourTokens: 'โทเค็นของคุณ <amount>{amount} T4L</amount>',
  managePrivacy: 'จัดการความเป็นส่วนตัว',
  viewHistory: 'ดูประวัติโทเค็น',
  history: 'ประวัติโทเค็น',
  yourHistory: 'ประวัติโทเค็นของคุณ',
  noHistory: 'ยังไม่มีโทเค็น อนุญาตให้เก็บข้อมูลพฤติกรรมการใช้งานเพื่อรับ 5 T4L แรก',
  historyCaption: 'โทเค็นที่ได้รับและถูกเรียกคืน เรียงจากล่าสุด',
  date: 'วันที่',
  reason: 'ที่มา',
  unit: 'T4L',
  'behavioral-data-allowed': 'อนุญาตให้เก็บข้อมูลพฤติกรรมการใช้งาน',
  'behavioral-data-withdrawn': 'ยกเลิกการอนุญาตให้เก็บข้อมูลพฤติกรรมการใช้งาน',
};
