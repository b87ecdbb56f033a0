import type { Kind } from '../../catalog/kinds/kind.ts';
import type { InEveryLanguage, Language } from '../../contracts/languages.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';

/** How worn a product is. */
export interface Condition {
  /** Beside the price and in the list of facts. */
  label: InEveryLanguage;
  /** Opens the description of a second-hand product; the same place in every language means the same. */
  openings?: InEveryLanguage<readonly string[]>;
  /** The openings for clothes, which are worn and not used. */
  wornOpenings?: InEveryLanguage<readonly string[]>;
  /** The openings for goods without a motor or circuit, which do not stop working. */
  unpoweredOpenings?: InEveryLanguage<readonly string[]>;
  /** Added to the title, so that buyers see at once that a product is used. */
  inTitle?: InEveryLanguage;
  /** In the title of goods without a motor or circuit, which nobody takes apart for spares. */
  unpoweredInTitle?: InEveryLanguage;
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

export const conditions: Readonly<Record<ConditionId, Condition>> = {
  new: {
    label: { en: 'New', th: 'ของใหม่', zh: '全新', vi: 'Mới', es: 'Nuevo', ja: '新品', ko: '새 상품' },
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
    openings: {
      en: ['In like-new condition.', 'In excellent condition, with almost no signs of wear.'],
      th: ['สภาพเหมือนใหม่ค่ะ', 'ของมือสอง สภาพเหมือนใหม่ค่ะ'],
      zh: ['几乎全新，成色很好。', '成色很新，和新的差不多。'],
      vi: ['Hàng còn như mới.', 'Mình giữ kỹ nên còn như mới.'],
      es: ['En estado impecable, con muy poco uso.', 'Prácticamente sin uso, en estado impecable.'],
      ja: ['新品同様のきれいな状態です。', '使用感のほとんどない美品です。'],
      ko: ['사용감이 거의 없는 새것 같은 상태예요.', '새것에 가까울 만큼 깨끗해요.'],
    },
    wornOpenings: {
      en: ['Gently worn, in like-new condition.', 'Gently worn and still like new.'],
      th: ['สภาพเหมือนใหม่ค่ะ', 'ของมือสอง สภาพเหมือนใหม่ค่ะ'],
      zh: ['几乎全新，成色很好。', '成色很新，和新的差不多。'],
      vi: ['Đồ còn như mới.', 'Mình giữ kỹ nên còn như mới.'],
      es: ['En estado impecable, con muy poco uso.', 'Prácticamente sin uso, en estado impecable.'],
      ja: ['新品同様のきれいな状態です。', '着用感のほとんどない美品です。'],
      ko: ['착용한 흔적이 거의 없는 새것 같은 상태예요.', '새것에 가까울 만큼 깨끗해요.'],
    },
    inTitle: {
      en: 'Like-new',
      th: 'มือสองสภาพเหมือนใหม่',
      zh: '九五新',
      vi: 'như mới',
      es: 'como nuevo',
      ja: '【未使用に近い】',
      ko: '[거의 새것] 중고',
    },
  },
  'used-good': {
    label: {
      en: 'Used – good',
      th: 'มือสอง สภาพดี',
      zh: '二手，良好',
      vi: 'Đã dùng, còn tốt',
      es: 'Usado, en buen estado',
      ja: '中古・良好',
      ko: '중고(양호)',
    },
    openings: {
      en: ['Used, in good condition.', 'Pre-owned and still in good shape.'],
      th: ['ของมือสอง สภาพดีค่ะ', 'ผ่านการใช้งานแล้ว สภาพยังดีอยู่ค่ะ'],
      zh: ['二手闲置，成色良好。', '闲置转让，成色还不错。'],
      vi: ['Hàng đã qua sử dụng, còn tốt.', 'Hàng cũ mình để lại, vẫn còn tốt.'],
      es: ['De segunda mano, en buen estado.', 'Con uso, pero en buen estado.'],
      ja: ['中古品ですが、状態は良好です。', '全体的にきれいな状態の中古品です。'],
      ko: ['중고지만 상태는 양호해요.', '중고 제품이고 전체적으로 깨끗한 편이에요.'],
    },
    wornOpenings: {
      en: ['Gently worn, in good condition.', 'Pre-owned and still in good shape.'],
      th: ['ของมือสอง สภาพดีค่ะ', 'ผ่านการใส่แล้ว สภาพยังดีอยู่ค่ะ'],
      zh: ['二手闲置，成色良好。', '闲置转让，成色还不错。'],
      vi: ['Đồ đã mặc, còn tốt.', 'Mình đã mặc, vẫn còn tốt.'],
      es: ['De segunda mano, en buen estado.', 'Con uso, pero en buen estado.'],
      ja: ['着用済みですが、状態は良好です。', '全体的にきれいな状態の中古品です。'],
      ko: ['착용하던 제품이지만 상태는 양호해요.', '중고 제품이고 전체적으로 깨끗한 편이에요.'],
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
      ko: '중고(사용감 있음)',
    },
    openings: {
      en: ['In fair condition, with some signs of wear.', 'Pre-owned, with signs of wear.'],
      th: ['ของมือสอง มีร่องรอยการใช้งานตามภาพค่ะ', 'ผ่านการใช้งานแล้ว มีร่องรอยบ้างตามสภาพค่ะ'],
      zh: ['二手闲置，有使用痕迹，成色如图。', '闲置转让，成色一般，介意勿拍。'],
      vi: ['Hàng cũ, có dấu vết sử dụng.', 'Hàng cũ mình để lại, nhìn không còn mới.'],
      es: ['De segunda mano, con señales de uso visibles.', 'Con marcas de uso.'],
      ja: ['中古品のため、使用感があります。', '使用感のある中古品です。'],
      ko: ['사용감이 있는 중고 제품이에요.', '전체적으로 사용감이 있어요.'],
    },
    wornOpenings: {
      en: ['In fair condition, with some signs of wear.', 'Pre-owned, with signs of wear.'],
      th: ['ของมือสอง มีร่องรอยการใส่ตามภาพค่ะ', 'ผ่านการใส่แล้ว มีร่องรอยบ้างตามสภาพค่ะ'],
      zh: ['二手闲置，有穿着痕迹，成色如图。', '闲置转让，成色一般，介意勿拍。'],
      vi: ['Đồ cũ, có dấu vết sử dụng.', 'Mình đã mặc một thời gian, không còn mới.'],
      es: ['De segunda mano, con señales de uso visibles.', 'Con marcas de uso.'],
      ja: ['着用による使用感があります。', '使用感のある中古品です。'],
      ko: ['착용하던 제품이라 사용감이 있어요.', '전체적으로 사용감이 있어요.'],
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
    openings: {
      en: ['For parts or repair; may not work.', 'Sold for parts or as a repair project.'],
      th: ['ขายเป็นอะไหล่หรือนำไปซ่อม อาจใช้งานไม่ได้ค่ะ', 'เหมาะสำหรับเอาไปซ่อมหรือเป็นอะไหล่ค่ะ'],
      zh: ['有损坏，当配件或待修品出，可能无法正常使用。', '有损坏，适合拆件或自己维修。'],
      vi: ['Có thể không còn hoạt động, hợp với bạn nào mua về sửa hoặc lấy linh kiện.', 'Dành cho bạn nào cần linh kiện hoặc muốn mua về tự sửa.'],
      es: [
        'Para piezas o para reparar, sin garantía de que funcione.',
        'Para quien busque piezas o un proyecto de reparación.',
      ],
      ja: [
        '部品取り・修理用のジャンク品です。そのままではご使用になれない場合があります。',
        'ジャンク品です。部品取りや修理用にどうぞ。',
      ],
      ko: ['부품용 또는 수리용이에요. 그대로 사용하기 어려울 수 있어요.', '부품용이나 수리용으로 판매해요.'],
    },
    unpoweredOpenings: {
      en: ['Some flaws or damage, so sold as is.', 'Sold as is because of flaws or damage.'],
      th: ['มีตำหนิ ขายตามสภาพค่ะ', 'ขายตามสภาพ ของมีตำหนิค่ะ'],
      zh: ['有损坏，按现状出，可能影响使用。', '按现状出，有损坏，介意勿拍。'],
      vi: ['Hàng có lỗi, mình bán đúng hiện trạng cho bạn nào cần.', 'Hàng không còn nguyên vẹn, bạn nào cần mình để lại đúng hiện trạng.'],
      es: ['Con algún desperfecto; vendo tal cual.', 'Vendo tal cual, con desperfectos.'],
      ja: ['難あり品のため、現状でのお渡しになります。', '状態に難があるため、現状品としてお譲りします。'],
      ko: ['하자가 있어 현 상태 그대로 판매해요.', '하자가 있는 상품이라 현 상태로 판매해요.'],
    },
    inTitle: {
      en: 'For parts:',
      th: 'ขายเป็นอะไหล่',
      zh: '待修',
      vi: 'bán xác lấy linh kiện',
      es: 'para piezas',
      ja: '【ジャンク】',
      ko: '[부품용]',
    },
    unpoweredInTitle: {
      en: 'as is',
      th: 'มีตำหนิ',
      zh: '有损坏',
      vi: 'hàng có lỗi',
      es: 'con defectos',
      ja: '【難あり】',
      ko: '[하자]',
    },
  },
};

/** The condition of what is used up, such as a cream or oil, once it was opened. */
export const openedLabel: InEveryLanguage = {
  en: 'Package opened',
  th: 'เปิดแล้ว',
  zh: '已开封',
  vi: 'Đã mở bao bì',
  es: 'Envase abierto',
  ja: '開封済み',
  ko: '개봉 상품',
};

/** The sentences of which one opens the description of a product in this condition. */
export function conditionOpenings(id: ConditionId, kind: Pick<Kind, 'use' | 'powered'>): Condition['openings'] {
  const condition = conditions[id];
  const isClothing = kind.use === 'wear' || kind.use === 'wear-on-legs';
  return (
    (isClothing && condition.wornOpenings) || (!kind.powered && condition.unpoweredOpenings) || condition.openings
  );
}

/** What a title says of a condition; nothing of new goods. */
export function conditionInTitle({ condition, kind }: ConditionOfKind, language: Language): string {
  if (!condition) return '';
  const { inTitle, unpoweredInTitle } = conditions[condition];
  return ((!kind.powered && unpoweredInTitle) || inTitle)?.[language] ?? '';
}

interface ConditionOfKind {
  condition: ConditionId | null;
  kind: Pick<Kind, 'powered'>;
}

/** Whether a text is the id of a known condition. */
export function isConditionId(id: string): id is ConditionId {
  return Object.hasOwn(conditions, id);
}
