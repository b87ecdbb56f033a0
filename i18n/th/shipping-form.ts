import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: 'ส่งพัสดุจาก',
  place: 'จังหวัด/เมือง',
  placeHint: 'ผู้ซื้อจะเห็นข้างระยะเวลาจัดส่ง',
  packDays: 'ระยะเวลาเตรียมพัสดุ (วัน)',
  packDaysHint: 'จำนวนวันทำการหลังชำระเงินจนถึงวันจัดส่ง',
  homeFee: 'ค่าจัดส่งในประเทศ (ดอลลาร์สหรัฐ)',
  regionFee: 'ค่าจัดส่งในภูมิภาคเดียวกัน (ดอลลาร์สหรัฐ)',
  worldFee: 'ค่าจัดส่งไปประเทศอื่นทั่วโลก (ดอลลาร์สหรัฐ)',
  emptyFee: 'เว้นว่างไว้หากไม่จัดส่งไปที่นั่น',
  freeFrom: 'ส่งฟรีเมื่อซื้อครบ (ดอลลาร์สหรัฐ)',
  freeFromHint: 'เว้นว่างไว้หากไม่มีส่งฟรี',
  countryRequired: 'กรุณาเลือกประเทศ',
  placeTooLong: 'ชื่อจังหวัดหรือเมืองต้องไม่เกิน 100 ตัวอักษร',
  packDaysWrong: 'กรุณากรอกจำนวนวันตั้งแต่ 0 ถึง 30',
  feeRequired: 'กรุณากรอกค่าจัดส่ง ใส่ 0 หากส่งฟรี',
  feeWrong: 'กรุณากรอกจำนวนเงินไม่เกิน 1,000 เช่น 4.50',
  freeFromWrong: 'กรุณากรอกจำนวนเงินไม่เกิน 100,000 เช่น 50',
  save: 'บันทึกการตั้งค่าการจัดส่ง',
  suggested: 'กรอกตามประเทศของคุณไว้ให้แล้ว ผู้ซื้อจะสั่งซื้อได้เมื่อคุณบันทึก',
};
