import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired: 'กรุณากรอกหมายเลขโทรศัพท์ เลขบัตรประชาชน เลขประจำตัวผู้เสียภาษี หรือหมายเลข e-Wallet ที่ผูกกับพร้อมเพย์',
  promptpayWrong:
    'กรุณากรอกหมายเลขมือถือไทย (10 หลัก) เลขบัตรประชาชนหรือเลขประจำตัวผู้เสียภาษี (13 หลัก) หรือหมายเลข e-Wallet (15 หลัก)',
  thaiIdWrong: 'เลขบัตรประชาชนหรือเลขประจำตัวผู้เสียภาษีนี้ไม่ถูกต้อง หลักสุดท้าย (เลขตรวจสอบ) ไม่สอดคล้องกับหลักอื่น โปรดตรวจสอบ',
  vietqrBankRequired: 'กรุณาเลือกธนาคารของคุณ',
  vietqrAccountRequired: 'กรุณากรอกเลขที่บัญชี',
  vietqrAccountWrong: 'กรุณากรอกเลขที่บัญชีตามที่ธนาคารแสดง เป็นตัวเลขหรือตัวอักษร 4 ถึง 19 ตัว',
  paynowRequired: 'กรุณากรอกหมายเลขมือถือหรือ UEN ที่ใช้กับ PayNow',
  paynowWrong: 'กรุณากรอกหมายเลขมือถือสิงคโปร์ (8 หลัก ขึ้นต้นด้วย 8 หรือ 9) หรือ UEN เช่น 201403121W',
};
