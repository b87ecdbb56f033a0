import type { InEveryLanguage } from '../../contracts/languages.ts';

/** Claims that a photo cannot support (protects, genuine, waterproof), exaggeration, and advice to check or ask. */
export const unsupportedClaims: InEveryLanguage<RegExp> = {
  en: /\b(?:protects?|prevents?|waterproof|genuine|authentic|durable|disinfects?|certified|sterling|solid wood|real silk|high[- ]quality|perfect|must-have|(?<!lets you )check (?:the|your)|before ordering|ask the seller|size chart)\b/i,
  th: /กันน้ำ|ของแท้|คุณภาพสูง|ดีที่สุด|ฆ่าเชื้อ|กรุณาตรวจสอบ|โปรดตรวจสอบ|ก่อนสั่งซื้อ|สอบถามผู้ขาย|ตารางไซส์|ทนทาน/u,
  zh: /防水|正品|高品质|最好|销量第一|第一名|顶级|杀菌|消毒(?!柜)|请确认|下单前|咨询卖家|尺码表|耐用(?!了)|纯银|真丝|实木/u,
  vi: /chống nước|chính hãng|chất lượng cao|tốt nhất|diệt khuẩn|vui lòng kiểm tra|trước khi đặt|hỏi người bán|bảng size|bền bỉ/iu,
  es: /\b(?:auténtic[oa]s?|genuin[oa]s?|alta calidad|desinfecta|comprueba|consulta al vendedor|tabla de tallas|conviene|duraderos?|duraderas?)\b/iu,
  ja: /防水|正規品|本物|高品質|最高|必需品|除菌|ご確認ください|サイズ表|出品者に|丈夫/u,
  ko: /(?<!주)방수|정품|고품질|최고|필수품|살균|확인하시기|확인해 주세요|판매자에게 (?:문의|확인)|사이즈표|튼튼/u,
};
