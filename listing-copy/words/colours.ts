/** Masculine, feminine, masculine plural, feminine plural. */
export type SpanishForms = readonly [m: string, f: string, mp: string, fp: string];

/** A colour as each language writes it next to a noun. */
export interface Colour {
  /** A `plain` colour can stand alone: "in black", but not "in clear". */
  en: { word: string; plain: boolean };
  th: string;
  /** `short` is the one-character form that two colours join with: 黑 + 白 → 黑白双色. */
  zh: { word: string; short?: string };
  /** `tone` colours stand after màu; the others are complete without it. */
  vi: { word: string; tone: boolean };
  es: SpanishForms;
  ja: string;
  /** `tag` as in titles (블랙), `word` as in sentences (검은색). */
  ko: { tag: string; word: string };
}

const four = (stem: string): SpanishForms => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
const two = (one: string, many: string): SpanishForms => [one, one, many, many];
const fixed = (word: string): SpanishForms => [word, word, word, word];

const tone = (word: string) => ({ word, tone: true });
const plain = (word: string) => ({ word, plain: true });

export const colours = {
  black: { en: plain('black'), th: 'สีดำ', zh: { word: '黑色', short: '黑' }, vi: tone('đen'), es: four('negr'), ja: 'ブラック', ko: { tag: '블랙', word: '검은색' } },
  white: { en: plain('white'), th: 'สีขาว', zh: { word: '白色', short: '白' }, vi: tone('trắng'), es: four('blanc'), ja: 'ホワイト', ko: { tag: '화이트', word: '흰색' } },
  grey: { en: plain('gray'), th: 'สีเทา', zh: { word: '灰色', short: '灰' }, vi: tone('xám'), es: two('gris', 'grises'), ja: 'グレー', ko: { tag: '그레이', word: '회색' } },
  silver: { en: plain('silver'), th: 'สีเงิน', zh: { word: '银色', short: '银' }, vi: tone('bạc'), es: four('platead'), ja: 'シルバー', ko: { tag: '실버', word: '은색' } },
  gold: { en: plain('gold'), th: 'สีทอง', zh: { word: '金色', short: '金' }, vi: tone('vàng kim'), es: four('dorad'), ja: 'ゴールド', ko: { tag: '골드', word: '금색' } },
  red: { en: plain('red'), th: 'สีแดง', zh: { word: '红色', short: '红' }, vi: tone('đỏ'), es: four('roj'), ja: 'レッド', ko: { tag: '레드', word: '빨간색' } },
  burgundy: { en: plain('burgundy'), th: 'สีเบอร์กันดี', zh: { word: '酒红色' }, vi: tone('đỏ đô'), es: fixed('burdeos'), ja: 'バーガンディ', ko: { tag: '버건디', word: '버건디색' } },
  pink: { en: plain('pink'), th: 'สีชมพู', zh: { word: '粉色', short: '粉' }, vi: tone('hồng'), es: two('rosa', 'rosas'), ja: 'ピンク', ko: { tag: '핑크', word: '분홍색' } },
  orange: { en: plain('orange'), th: 'สีส้ม', zh: { word: '橙色', short: '橙' }, vi: tone('cam'), es: two('naranja', 'naranjas'), ja: 'オレンジ', ko: { tag: '오렌지', word: '주황색' } },
  yellow: { en: plain('yellow'), th: 'สีเหลือง', zh: { word: '黄色', short: '黄' }, vi: tone('vàng'), es: four('amarill'), ja: 'イエロー', ko: { tag: '옐로', word: '노란색' } },
  green: { en: plain('green'), th: 'สีเขียว', zh: { word: '绿色', short: '绿' }, vi: tone('xanh lá'), es: two('verde', 'verdes'), ja: 'グリーン', ko: { tag: '그린', word: '초록색' } },
  olive: { en: plain('olive green'), th: 'สีเขียวมะกอก', zh: { word: '橄榄绿' }, vi: tone('xanh ô liu'), es: fixed('verde oliva'), ja: 'オリーブ', ko: { tag: '올리브', word: '올리브색' } },
  teal: { en: plain('teal'), th: 'สีเขียวหัวเป็ด', zh: { word: '蓝绿色' }, vi: tone('xanh cổ vịt'), es: fixed('verde azulado'), ja: 'ティールブルー', ko: { tag: '청록', word: '청록색' } },
  'light-blue': { en: plain('light blue'), th: 'สีฟ้า', zh: { word: '浅蓝色' }, vi: tone('xanh da trời'), es: fixed('azul claro'), ja: 'ライトブルー', ko: { tag: '라이트블루', word: '하늘색' } },
  blue: { en: plain('blue'), th: 'สีน้ำเงิน', zh: { word: '蓝色', short: '蓝' }, vi: tone('xanh dương'), es: two('azul', 'azules'), ja: 'ブルー', ko: { tag: '블루', word: '파란색' } },
  navy: { en: plain('navy blue'), th: 'สีกรมท่า', zh: { word: '藏青色' }, vi: tone('xanh navy'), es: fixed('azul marino'), ja: 'ネイビー', ko: { tag: '네이비', word: '남색' } },
  purple: { en: plain('purple'), th: 'สีม่วง', zh: { word: '紫色', short: '紫' }, vi: tone('tím'), es: four('morad'), ja: 'パープル', ko: { tag: '퍼플', word: '보라색' } },
  brown: { en: plain('brown'), th: 'สีน้ำตาล', zh: { word: '棕色', short: '棕' }, vi: tone('nâu'), es: two('marrón', 'marrones'), ja: 'ブラウン', ko: { tag: '브라운', word: '갈색' } },
  beige: { en: plain('beige'), th: 'สีเบจ', zh: { word: '米色' }, vi: tone('be'), es: fixed('beige'), ja: 'ベージュ', ko: { tag: '베이지', word: '베이지색' } },
  cream: { en: plain('cream'), th: 'สีครีม', zh: { word: '奶油色' }, vi: tone('kem'), es: fixed('color crema'), ja: 'クリーム', ko: { tag: '크림', word: '크림색' } },
  multicolour: { en: { word: 'multicolor', plain: false }, th: 'หลากสี', zh: { word: '彩色' }, vi: { word: 'nhiều màu', tone: false }, es: two('multicolor', 'multicolores'), ja: 'マルチカラー', ko: { tag: '멀티컬러', word: '멀티컬러' } },
  transparent: { en: { word: 'clear', plain: false }, th: 'ใส', zh: { word: '透明' }, vi: { word: 'trong suốt', tone: false }, es: two('transparente', 'transparentes'), ja: 'クリア', ko: { tag: '투명', word: '투명' } },
} satisfies Record<string, Colour>;

export type ColourId = keyof typeof colours;

export const colourIds = Object.keys(colours) as ColourId[];

/** Whether a text is the id of a known colour. */
export function isColourId(id: string): id is ColourId {
  return Object.hasOwn(colours, id);
}
