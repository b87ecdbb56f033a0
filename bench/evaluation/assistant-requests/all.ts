import type { InEveryLanguage } from '../../../contracts/languages.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** A seller's request, and what it means for the shop of the evaluation; `none` where nothing may be proposed. */
export interface SellerRequest {
  request: string;
  right: string;
}

interface Requests {
  /** Used to choose the vocabulary. */
  tuned: SellerRequest[];
  /** Never used to change the vocabulary, to measure unseen requests. */
  heldOut: SellerRequest[];
}

export const sellerRequests: InEveryLanguage<Requests> = { en, th, zh, vi, es, ja, ko };

/** What the eight listings of the shop are called. */
export const shopTitles: InEveryLanguage<readonly string[]> = {
  en: [
    ...['Rattan table lamp', 'Brass floor lamp', 'Silk scarf', 'Wireless headphones', 'Leather wallet'],
    ...['Ceramic mug', 'iPhone 15 case', 'Yoga mat'],
  ],
  th: [
    ...['โคมไฟตั้งโต๊ะหวาย', 'โคมไฟตั้งพื้นทองเหลือง', 'ผ้าพันคอไหม', 'หูฟังไร้สาย', 'กระเป๋าสตางค์หนัง'],
    ...['แก้วเซรามิก', 'เคส iPhone 15', 'เสื่อโยคะ'],
  ],
  zh: ['藤编台灯', '黄铜落地灯', '真丝围巾', '无线耳机', '皮钱包', '陶瓷杯', 'iPhone 15手机壳', '瑜伽垫'],
  vi: [
    ...['Đèn bàn mây', 'Đèn cây bằng đồng', 'Khăn lụa', 'Tai nghe không dây', 'Ví da'],
    ...['Cốc gốm', 'Ốp iPhone 15', 'Thảm yoga'],
  ],
  es: [
    ...['Lámpara de mesa de ratán', 'Lámpara de pie de latón', 'Pañuelo de seda', 'Auriculares inalámbricos'],
    ...['Cartera de cuero', 'Taza de cerámica', 'Funda para iPhone 15', 'Esterilla de yoga'],
  ],
  ja: [
    ...['ラタンのテーブルランプ', '真鍮のフロアランプ', 'シルクスカーフ', 'ワイヤレスヘッドホン', '革の財布'],
    ...['陶器のマグカップ', 'iPhone 15ケース', 'ヨガマット'],
  ],
  ko: [
    ...['라탄 테이블 램프', '황동 플로어 램프', '실크 스카프', '무선 헤드폰', '가죽 지갑'],
    ...['도자기 머그컵', 'iPhone 15 케이스', '요가 매트'],
  ],
};
