import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: 'เป้าหมายการขาย',
  launch: 'เปิดแคมเปญ',
  monthlySalesTarget: 'เป้ายอดขายต่อเดือน (ดอลลาร์สหรัฐ)',
  sellUnits: 'จำนวนที่ต้องการขายต่อเดือน',
  marketingBudget: 'งบการตลาด (ดอลลาร์สหรัฐ)',
  offerCredit: 'ให้ผู้ซื้อจ่ายทีหลังได้',
  offerCreditHint: 'ระบุไว้กับรายการสินค้าว่าผู้ซื้อขอจ่ายทีหลังได้',
  forecast: 'งบ {budget} รองรับยอดขาย (GMV) ประมาณ {sales} จากการขาย {count} ชิ้นในราคาเฉลี่ย {price}',
  targetAbove: 'เป้าหมาย {target} ของคุณสูงกว่านั้น',
  forecastNote: 'GMV คือยอดขายในหนึ่งเดือนก่อนหักค่าใช้จ่าย ตัวเลขนี้ประมาณจากการคำนวณง่ายๆ ไม่ใช่การรับประกัน',
  suggestion: 'เป้าหมายแรกจากการคำนวณแบบเดียวกัน: ขาย {units} ชิ้น ให้ได้ {sales} ด้วยงบการตลาด {budget}',
  useFigures: 'ใช้ตัวเลขเหล่านี้',
};
