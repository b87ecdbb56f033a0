import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: 'การจัดส่ง',
  finish: 'บันทึกและเสร็จสิ้น',
  weight: 'น้ำหนัก (กก.)',
  shopName: 'ชื่อร้าน',
  shopNameHint: 'ผู้ซื้อจะเห็นชื่อนี้ข้างรายการสินค้า หากไม่ใส่จะแสดงเป็น “{name}”',
  exampleTitle: 'ตัวอย่างค่าจัดส่ง น้ำหนัก 0.8 กก.',
  local: 'ในประเทศ',
  international: 'ต่างประเทศ',
  noFee: '(ไม่มีค่าจัดส่ง)',
  carriers: 'บริษัทขนส่ง',
  carrierSite: '{name}<hidden> เปิดเว็บไซต์ของบริษัท</hidden>',
  carrierWithoutSite: '{name}<hidden>: {reason}</hidden>',
  facebookReason: 'Facebook จัดการการจัดส่งภายในคำสั่งซื้อของตัวเอง จึงไม่มีหน้าเว็บสาธารณะสำหรับเรื่องนี้',
  shippingTitle: 'การจัดส่งไปยังประเทศที่คุณเลือก',
  shipsFrom: 'ส่งจาก',
  shipsFromSaved: 'เปลี่ยนได้ในการตั้งค่า',
  chooseCountry: 'เลือกประเทศของคุณ',
  estimate: 'ค่าจัดส่งโดยประมาณสำหรับพัสดุแบบติดตามได้ 1 ชิ้น ตามตาราง ณ วันที่ {date} ราคาจริงขึ้นอยู่กับบริษัทขนส่ง',
  estimateFrom: 'ค่าจัดส่งโดยประมาณสำหรับพัสดุแบบติดตามได้ 1 ชิ้นจาก {country} ตามตาราง ณ วันที่ {date} ราคาจริงขึ้นอยู่กับบริษัทขนส่ง',
  aboutPrice: 'ประมาณ {price}',
  noEstimate: 'ไม่มีราคาประเมิน',
};
