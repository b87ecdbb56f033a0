import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: 'แก้ไขรายการสินค้า',
  listing: 'รายการสินค้า',
  listedOn: 'ลงขายเมื่อ {date}',
  discardChanges: 'ยกเลิกการแก้ไข',
  saveChanges: 'บันทึกการแก้ไข',
  saved: 'บันทึกรายการสินค้าแล้ว',
  savedWithOlderTexts: 'บันทึกรายการสินค้าแล้ว ตอนนี้ข้อความอีก {count} ภาษาเก่ากว่าข้อความ{language}',
  loadFailed: 'โหลดรายการสินค้านี้ไม่สำเร็จ',
  changedElsewhere:
    'รายการนี้เพิ่งถูกแก้ไขจากที่อื่น จึงยังไม่ได้บันทึก สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ ส่วนที่เหลือแสดงตามเวอร์ชันล่าสุด โปรดตรวจดูแล้วบันทึกอีกครั้ง',
  seeNewer: 'ดูเวอร์ชันล่าสุดแทน',
  olderThanSource: 'เก่ากว่าข้อความ{language}',
  othersBecomeOlder: 'ข้อความภาษาอื่นยังอยู่เหมือนเดิมและมีเครื่องหมายว่าเก่ากว่า จนกว่าคุณจะตรวจดูทีละภาษา',
  stillRight: 'ข้อความนี้ยังถูกต้อง',
  sourceChangedHint: 'ข้อความ{language}ถูกแก้ไขหลังจากเขียนข้อความนี้',
  category: 'หมวดหมู่',
  changeCategory: 'เปลี่ยนหมวดหมู่',
  regionAndPrice: 'ประเทศและราคา',
  suggestedPrice: 'ราคาแนะนำ (ดอลลาร์สหรัฐ)',
  priceBefore: 'ราคาก่อนลด (ดอลลาร์สหรัฐ)',
  priceBeforeHint: 'ใส่เฉพาะเมื่อลดราคา ผู้ซื้อจะเห็นราคานี้แบบขีดฆ่าข้างราคาปัจจุบัน',
  salesGoal: 'เป้าหมายการขาย',
  monthlySalesTarget: 'เป้ายอดขายต่อเดือน (ดอลลาร์สหรัฐ)',
  sellUnits: 'จำนวนที่ต้องการขายต่อเดือน',
  marketingBudget: 'งบการตลาด (ดอลลาร์สหรัฐ)',
  offerCredit: 'ให้ผู้ซื้อจ่ายทีหลังได้',
  offerCreditHint: 'ระบุไว้กับรายการสินค้าว่าผู้ซื้อขอจ่ายทีหลังได้',
  delivery: 'การจัดส่ง',
  weight: 'น้ำหนัก (กก.)',
};
