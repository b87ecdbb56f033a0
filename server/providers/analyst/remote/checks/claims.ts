import type { InEveryLanguage } from '../../../../../contracts/languages.ts';
import type { Fault } from './fault.ts';
import { entriesOf, type Slots, wholeText } from './slots.ts';

/** Claims that a photo cannot support (protects, genuine, waterproof), exaggeration, and advice to check or ask. */
const claims: InEveryLanguage<RegExp> = {
  en: /\b(?:protects?|prevents?|waterproof|genuine|authentic|durable|disinfects?|certified|sterling|solid wood|real silk|high[- ]quality|perfect|must-have|check (?:the|your)|before ordering|ask the seller|size chart)\b/i,
  th: /กันน้ำ|ของแท้|คุณภาพสูง|ดีที่สุด|ฆ่าเชื้อ|กรุณาตรวจสอบ|โปรดตรวจสอบ|ก่อนสั่งซื้อ|สอบถามผู้ขาย|ตารางไซส์|ทนทาน/u,
  zh: /防水|正品|高品质|最好|销量第一|第一名|顶级|杀菌|消毒(?!柜)|请确认|下单前|咨询卖家|尺码表|耐用(?!了)|纯银|真丝|实木/u,
  vi: /chống nước|chính hãng|chất lượng cao|tốt nhất|diệt khuẩn|vui lòng kiểm tra|trước khi đặt|hỏi người bán|bảng size|bền bỉ/iu,
  es: /\b(?:auténtic[oa]s?|genuin[oa]s?|alta calidad|desinfecta|comprueba|consulta al vendedor|tabla de tallas|conviene|duraderos?|duraderas?)\b/iu,
  ja: /防水|正規品|本物|高品質|最高|必需品|除菌|ご確認ください|サイズ表|出品者に|丈夫/u,
  ko: /(?<!주)방수|정품|고품질|최고|필수품|살균|확인하시기|확인해 주세요|판매자에게 (?:문의|확인)|사이즈표|튼튼/u,
};

/** A definition of the product, or its seller in the third person. */
const distant: InEveryLanguage<RegExp> = {
  en: /\bthe seller\b|\b(?:is|are) (?:an? |the )?(?:kinds?|types?|sorts?|devices?|articles?|items?|products?|garments?|containers?) (?:of|that|which|for|used|worn|designed|made|to)\b/i,
  th: /ผู้ขาย|คือ(?:อุปกรณ์|ผลิตภัณฑ์|สินค้า|เครื่อง)/u,
  zh: /卖家|是一[种款件](?:用于|用来|可以|能够)/u,
  vi: /(?:liên hệ|nhắn|của) người bán|là (?:một )?(?:loại|sản phẩm) /iu,
  es: /\b(?:el vendedor|la vendedora|es un tipo|es una clase|es un dispositivo|es un artículo|es un producto|es una prenda)\b/iu,
  ja: /出品者|とは、|の一種です/u,
  ko: /판매자(?:가|는|의)|의 일종/u,
};

/** Finds claims, homework for the buyer and definitions. */
export function claimFaults(slots: Partial<Slots>): Fault[] {
  return entriesOf(slots).flatMap(([language, slot]): Fault[] => {
    const text = wholeText(slot).normalize('NFC');
    const claim = text.match(claims[language])?.[0];
    const remote = text.match(distant[language])?.[0];
    return [
      ...(claim
        ? [`texts.${language}: “${claim}” is a claim that a photo cannot support, or work for the buyer.`]
        : []),
      ...(remote ? [`texts.${language}: “${remote}” defines the article or speaks of its seller.`] : []),
    ].map((message) => ({ rule: 'claims', language, message }));
  });
}
