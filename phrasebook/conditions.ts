import type { InEveryLanguage } from '../contracts/languages.ts';

/** How worn a product is, as a label next to the price and as a sentence in the description. */
export interface Condition {
  label: InEveryLanguage;
  sentence: InEveryLanguage;
  /** Added to the title, so that buyers see at once that a product is used. */
  inTitle?: InEveryLanguage;
}

const used: InEveryLanguage = {
  en: 'Used',
  th: 'มือสอง',
  zh: '二手',
  vi: 'đã qua sử dụng',
  es: 'de segunda mano',
  ja: '【中古】',
  ko: '중고',
};

export const conditions = {
  new: {
    label: { en: 'New', th: 'ของใหม่', zh: '全新', vi: 'Mới', es: 'Nuevo', ja: '新品', ko: '새 상품' },
    sentence: {
      en: 'New and unused.',
      th: 'เป็นของใหม่ ยังไม่ผ่านการใช้งาน',
      zh: '全新未使用。',
      vi: 'Hàng mới, chưa qua sử dụng.',
      es: 'Estado: nuevo, sin usar.',
      ja: '新品・未使用です。',
      ko: '사용하지 않은 새 상품입니다.',
    },
  },
  'like-new': {
    label: {
      en: 'Like new',
      th: 'เหมือนใหม่',
      zh: '几乎全新',
      vi: 'Như mới',
      es: 'Como nuevo',
      ja: '未使用に近い',
      ko: '거의 새것',
    },
    sentence: {
      en: 'Used very little and looks like new.',
      th: 'ผ่านการใช้งานน้อย สภาพเหมือนใหม่',
      zh: '使用次数很少，几乎全新。',
      vi: 'Ít sử dụng, còn như mới.',
      es: 'Estado: como nuevo, con muy poco uso.',
      ja: '使用回数が少なく、未使用に近い状態です。',
      ko: '사용감이 거의 없어 새것에 가깝습니다.',
    },
  },
  'used-good': {
    label: {
      en: 'Used – good',
      th: 'มือสอง สภาพดี',
      zh: '二手，成色良好',
      vi: 'Đã dùng, còn tốt',
      es: 'Usado, en buen estado',
      ja: '中古・良好',
      ko: '중고 · 상태 좋음',
    },
    sentence: {
      en: 'Used, in good condition.',
      th: 'เป็นของมือสอง สภาพดี',
      zh: '二手商品，成色良好。',
      vi: 'Hàng đã qua sử dụng, tình trạng còn tốt.',
      es: 'Estado: de segunda mano, bien conservado.',
      ja: '中古品ですが、状態は良好です。',
      ko: '중고 상품이며 상태가 좋습니다.',
    },
    inTitle: used,
  },
  'used-fair': {
    label: {
      en: 'Used – fair',
      th: 'มือสอง มีร่องรอยการใช้งาน',
      zh: '二手，有使用痕迹',
      vi: 'Đã dùng, có dấu vết sử dụng',
      es: 'Usado, con señales de uso',
      ja: '中古・使用感あり',
      ko: '중고 · 사용감 있음',
    },
    sentence: {
      en: 'Used, with visible signs of wear.',
      th: 'เป็นของมือสอง มีร่องรอยการใช้งาน',
      zh: '二手商品，有明显使用痕迹。',
      vi: 'Hàng đã qua sử dụng, có dấu vết sử dụng thấy rõ.',
      es: 'Estado: de segunda mano, con señales de uso visibles.',
      ja: '中古品で、使用感があります。',
      ko: '중고 상품이며 사용 흔적이 있습니다.',
    },
    inTitle: used,
  },
  'for-parts': {
    label: {
      en: 'For parts',
      th: 'ขายเป็นอะไหล่',
      zh: '仅供配件',
      vi: 'Bán lấy linh kiện',
      es: 'Para piezas',
      ja: 'ジャンク品',
      ko: '부품용',
    },
    sentence: {
      en: 'Sold for parts or repair and may not work.',
      th: 'ขายเป็นอะไหล่หรือเพื่อนำไปซ่อม อาจใช้งานไม่ได้',
      zh: '仅作配件或维修用途出售，可能无法正常使用。',
      vi: 'Bán để lấy linh kiện hoặc sửa chữa, có thể không dùng được.',
      es: 'Se vende para piezas o reparación y puede no funcionar.',
      ja: '部品取り・修理用のジャンク品で、正常に使えない場合があります。',
      ko: '부품·수리용으로 판매하며 작동하지 않을 수 있습니다.',
    },
  },
} satisfies Record<string, Condition>;

export type ConditionId = keyof typeof conditions;

export const conditionIds = Object.keys(conditions) as ConditionId[];

/** Replaces the use in a title when the product is sold for parts. */
export const forPartsUse: InEveryLanguage = {
  en: 'for parts or repair',
  th: 'สำหรับเป็นอะไหล่หรือซ่อม',
  zh: '仅供配件或维修使用',
  vi: 'để lấy linh kiện hoặc sửa chữa',
  es: 'para piezas o reparación',
  ja: '部品取り・修理用',
  ko: '부품용 또는 수리용',
};

/** Whether a text is the id of a known condition. */
export function isConditionId(id: string): id is ConditionId {
  return Object.hasOwn(conditions, id);
}
