import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: 'การจัดส่งและการคืนสินค้า',
  left: 'เหลือ {count} ชิ้น',
  soldOut: 'สินค้าหมด',
  delivered: 'ส่งถึง {country} วันที่ {days} · {fee}',
  deliveredFree: 'ส่งถึง {country} วันที่ {days} · ส่งฟรี',
  returns: 'คืนสินค้าได้ภายใน {count} วัน · Snapbazaar พักเงินไว้จนกว่าคุณจะได้รับสินค้า',
  returnsOnly: 'คืนสินค้าได้ภายใน {count} วัน',
  customs: 'สินค้าส่งจากต่างประเทศ อาจมีภาษีนำเข้าซึ่งไม่รวมอยู่ในราคา',
  notShipped: 'ผู้ขายไม่จัดส่งไป {country}',
  notForSaleYet: 'ผู้ขายยังไม่ได้ตั้งค่าการชำระเงินและการจัดส่ง จึงยังซื้อที่นี่ไม่ได้',
  failed: 'โหลดจำนวนคงเหลือและค่าจัดส่งไม่สำเร็จ ดูทั้งสองอย่างได้ในรถเข็น',
};
