import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: 'คำสั่งซื้อ',
  description: 'สินค้าที่คุณสั่งซื้อบน Snapbazaar',
  yourOrders: 'คำสั่งซื้อของคุณ',
  emptyTitle: 'ยังไม่มีคำสั่งซื้อ',
  emptyText: 'สินค้าที่คุณซื้อและสถานะการจัดส่งจะแสดงที่นี่',
  lookAround: 'เลือกดูสินค้า',
  placed: 'สั่งซื้อเมื่อ {date}',
  payBy: 'ชำระภายใน {time}',
};
