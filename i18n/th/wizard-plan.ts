import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: 'ประเทศที่ขายและราคา',
  usePlan: 'ใช้แผนนี้',
  plan: 'แผน',
  generatePlan: 'สร้างแผนด้วย AI',
  editInputs: 'แก้ไขข้อมูล',
  suggestedPrice: 'ราคาแนะนำ (ดอลลาร์สหรัฐ)',
  noPlan: 'ยังไม่มีแผน เพราะยังไม่ได้วิเคราะห์รูป กรอกราคาและประเทศเองได้เลย',
  aiPlan: 'แผนจาก AI',
  estimate: 'เป็นราคาประเมินสำหรับสินค้าประเภทนี้ ไม่ใช่การรับประกันว่าผู้ซื้อจะจ่ายเท่านี้',
  estimateOfDay: 'เป็นราคาประเมินสำหรับสินค้าประเภทนี้ จากราคาตลาด ณ วันที่ {date} ไม่ใช่การรับประกันว่าผู้ซื้อจะจ่ายเท่านี้',
  priceBelow: 'ราคาของคุณต่ำกว่าช่วงนี้',
  priceAbove: 'ราคาของคุณสูงกว่าช่วงนี้',
  localCurrencies: 'ในสกุลเงินท้องถิ่น',
  platformComparison: 'เปรียบเทียบแพลตฟอร์ม',
  platform: 'แพลตฟอร์ม',
  priceThere: 'ราคาบนแพลตฟอร์ม',
};
