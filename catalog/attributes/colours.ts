import type { AttributeWords } from './attribute.ts';

/** Colours as typed in searches and titles. Shades that listings keep apart are apart here too. */
export const colourWords = {
  black: { en: ['black'], th: ['สีดำ', 'ดำ'], zh: ['黑色', '黑'], vi: ['màu đen', 'đen'], es: ['negro', 'negra', 'negros', 'negras'], ja: ['ブラック', '黒', '黒い', '黒色'], ko: ['블랙', '검은색', '검정', '검정색', '까만', '검은', '까만색'] },
  white: { en: ['white'], th: ['สีขาว', 'ขาว'], zh: ['白色', '白'], vi: ['màu trắng', 'trắng'], es: ['blanco', 'blanca', 'blancos', 'blancas'], ja: ['ホワイト', '白', '白い', '白色'], ko: ['화이트', '흰색', '하얀색', '하얀', '흰'] },
  grey: { en: ['gray', 'grey'], th: ['สีเทา', 'เทา'], zh: ['灰色', '灰'], vi: ['màu xám', 'xám', 'màu ghi', 'ghi xám'], es: ['gris', 'grises'], ja: ['グレー', '灰色', 'グレイ'], ko: ['그레이', '회색', '쥐색'] },
  silver: { en: ['silver'], th: ['สีเงิน'], zh: ['银色', '银'], vi: ['màu bạc', 'bạc'], es: ['plateado', 'plateada', 'plateados', 'plateadas', 'plata'], ja: ['シルバー', '銀色', '銀'], ko: ['실버', '은색'] },
  gold: { en: ['gold', 'golden'], th: ['สีทอง', 'ทอง'], zh: ['金色', '金'], vi: ['vàng kim', 'màu vàng kim', 'vàng gold', 'ánh vàng'], es: ['dorado', 'dorada', 'dorados', 'doradas', 'oro'], ja: ['ゴールド', '金色', '金'], ko: ['골드', '금색', '황금색'] },
  red: { en: ['red', 'scarlet', 'crimson'], th: ['สีแดง', 'แดง'], zh: ['红色', '红', '大红'], vi: ['màu đỏ', 'đỏ'], es: ['rojo', 'roja', 'rojos', 'rojas', 'colorado'], ja: ['レッド', '赤', '赤い', '赤色'], ko: ['레드', '빨간색', '빨강', '빨간', '빨강색', '붉은'] },
  burgundy: { en: ['burgundy', 'maroon', 'wine red'], th: ['สีเบอร์กันดี', 'สีแดงเลือดหมู', 'สีไวน์แดง'], zh: ['酒红色', '酒红', '枣红'], vi: ['đỏ rượu vang', 'đỏ đô', 'đỏ mận', 'bã trầu'], es: ['burdeos', 'granate', 'vino', 'guinda', 'bordó'], ja: ['バーガンディ', 'ワインレッド', 'ボルドー'], ko: ['버건디', '와인색', '와인레드', '자주색'] },
  pink: { en: ['pink', 'rose pink'], th: ['สีชมพู', 'ชมพู'], zh: ['粉色', '粉红', '粉红色', '粉'], vi: ['màu hồng', 'hồng'], es: ['rosa', 'rosas', 'rosado', 'rosada', 'rosados', 'rosadas'], ja: ['ピンク', '桃色', 'ピンク色'], ko: ['핑크', '분홍색', '분홍', '핑크색'] },
  orange: { en: ['orange'], th: ['สีส้ม', 'ส้ม'], zh: ['橙色', '橘色', '橙', '橘红'], vi: ['màu cam', 'cam'], es: ['naranja', 'naranjas', 'anaranjado', 'anaranjada'], ja: ['オレンジ', 'オレンジ色', '橙色', 'だいだい色'], ko: ['오렌지', '주황색', '주황', '오렌지색'] },
  yellow: { en: ['yellow'], th: ['สีเหลือง', 'เหลือง'], zh: ['黄色', '黄'], vi: ['màu vàng', 'vàng'], es: ['amarillo', 'amarilla', 'amarillos', 'amarillas'], ja: ['イエロー', '黄色', '黄', '黄色い'], ko: ['옐로', '옐로우', '노란색', '노랑', '노란', '노랑색'] },
  green: { en: ['green'], th: ['สีเขียว', 'เขียว'], zh: ['绿色', '绿'], vi: ['xanh lá', 'màu xanh lá', 'xanh lá cây', 'màu xanh lá cây', 'xanh lục'], es: ['verde', 'verdes'], ja: ['グリーン', '緑', '緑色', '緑の'], ko: ['그린', '초록색', '초록', '녹색', '연두색'] },
  olive: { en: ['olive', 'olive green', 'army green', 'khaki green'], th: ['สีเขียวมะกอก', 'สีเขียวขี้ม้า', 'สีโอลีฟ'], zh: ['橄榄绿', '军绿', '军绿色', '橄榄色'], vi: ['xanh ô liu', 'xanh rêu', 'xanh bộ đội'], es: ['verde oliva', 'verde militar', 'oliva'], ja: ['オリーブ', 'カーキ', 'モスグリーン'], ko: ['올리브', '카키', '올리브색', '카키색'] },
  teal: { en: ['teal', 'turquoise', 'mint', 'mint green', 'aqua'], th: ['สีเขียวหัวเป็ด', 'สีมิ้นท์', 'สีเทอร์ควอยซ์', 'สีเขียวมิ้นท์'], zh: ['蓝绿色', '薄荷绿', '湖蓝', '青色', '孔雀蓝'], vi: ['xanh cổ vịt', 'xanh ngọc', 'xanh mint', 'xanh bạc hà'], es: ['verde azulado', 'turquesa', 'menta', 'verde menta'], ja: ['ティールブルー', 'ターコイズ', 'ミント', 'ミントグリーン', '水色がかった緑'], ko: ['청록', '청록색', '민트', '민트색', '터콰이즈'] },
  'light-blue': { en: ['light blue', 'sky blue', 'baby blue'], th: ['สีฟ้า', 'ฟ้า', 'สีฟ้าอ่อน'], zh: ['浅蓝色', '浅蓝', '天蓝', '天蓝色', '淡蓝'], vi: ['xanh da trời', 'xanh nước biển nhạt', 'xanh nhạt', 'xanh biển nhạt'], es: ['azul claro', 'celeste', 'azul cielo', 'celestes'], ja: ['ライトブルー', '水色', 'スカイブルー', '空色'], ko: ['라이트블루', '하늘색', '스카이블루', '연파랑'] },
  blue: { en: ['blue', 'royal blue'], th: ['สีน้ำเงิน', 'น้ำเงิน'], zh: ['蓝色', '蓝', '宝蓝'], vi: ['xanh dương', 'màu xanh dương', 'xanh nước biển', 'xanh biển', 'màu xanh', 'xanh'], es: ['azul', 'azules'], ja: ['ブルー', '青', '青い', '青色'], ko: ['블루', '파란색', '파랑', '파란', '청색', '파랑색'] },
  navy: { en: ['navy', 'navy blue', 'dark blue'], th: ['สีกรมท่า', 'สีกรม', 'กรมท่า', 'สีน้ำเงินเข้ม'], zh: ['藏青色', '藏青', '海军蓝', '深蓝', '深蓝色', '藏蓝'], vi: ['xanh navy', 'xanh đen', 'xanh than', 'xanh tím than', 'xanh đậm'], es: ['azul marino', 'azul oscuro', 'marino'], ja: ['ネイビー', '紺', '紺色', 'ダークブルー'], ko: ['네이비', '남색', '곤색', '감청색'] },
  purple: { en: ['purple', 'violet', 'lilac', 'lavender'], th: ['สีม่วง', 'ม่วง'], zh: ['紫色', '紫', '淡紫'], vi: ['màu tím', 'tím'], es: ['morado', 'morada', 'morados', 'moradas', 'violeta', 'lila', 'púrpura'], ja: ['パープル', '紫', '紫色', 'ラベンダー色', 'むらさき'], ko: ['퍼플', '보라색', '보라', '라벤더색', '연보라'] },
  brown: { en: ['brown', 'tan', 'camel', 'coffee colored', 'chocolate brown'], th: ['สีน้ำตาล', 'น้ำตาล'], zh: ['棕色', '咖啡色', '褐色', '棕', '驼色', '咖色'], vi: ['màu nâu', 'nâu'], es: ['marrón', 'marrones', 'café', 'color café', 'castaño', 'camel'], ja: ['ブラウン', '茶色', '茶', '茶色い', 'キャメル', 'ちゃいろ'], ko: ['브라운', '갈색', '밤색', '카멜', '고동색'] },
  beige: { en: ['beige', 'khaki', 'nude', 'sand'], th: ['สีเบจ', 'เบจ', 'สีกากี', 'สีเนื้อ'], zh: ['米色', '杏色', '卡其色', '卡其', '裸色'], vi: ['màu be', 'be', 'màu kaki', 'màu nude'], es: ['beige', 'beis', 'caqui', 'arena', 'nude'], ja: ['ベージュ', 'ヌードカラー', 'サンドベージュ'], ko: ['베이지', '베이지색', '살구색', '누드톤'] },
  cream: { en: ['cream', 'ivory', 'off white'], th: ['สีครีม', 'ครีม', 'สีงาช้าง', 'สีออฟไวท์'], zh: ['奶油色', '奶白', '米白', '米白色', '象牙白', '奶白色'], vi: ['màu kem', 'trắng kem', 'trắng ngà'], es: ['color crema', 'crema', 'marfil', 'blanco roto', 'hueso'], ja: ['クリーム', 'アイボリー', 'オフホワイト', 'クリーム色', '生成り'], ko: ['크림', '아이보리', '크림색', '미색', '오프화이트'] },
  multicolour: { en: ['multicolor', 'multicolored', 'multicoloured', 'colorful', 'colourful', 'rainbow'], th: ['หลากสี', 'หลายสี', 'สีรุ้ง', 'สีสันสดใส', 'คละสี'], zh: ['彩色', '多色', '彩虹色', '拼色', '七彩', '五彩'], vi: ['nhiều màu', 'cầu vồng', 'sặc sỡ', 'bảy màu'], es: ['multicolor', 'multicolores', 'de colores', 'arcoíris', 'colorido', 'colorida'], ja: ['マルチカラー', 'カラフル', 'レインボー', '虹色'], ko: ['멀티컬러', '무지개', '컬러풀', '알록달록', '무지개색'] },
  transparent: { en: ['clear', 'transparent', 'see through'], th: ['ใส', 'โปร่งใส', 'สีใส'], zh: ['透明', '透明色', '全透明'], vi: ['trong suốt', 'trong'], es: ['transparente', 'transparentes', 'traslúcido'], ja: ['クリア', '透明', 'スケルトン'], ko: ['투명', '클리어', '투명색'] },
} satisfies Record<string, AttributeWords>;

/** Colours that inside the word for a thing are mostly what it is made of or tastes of: cream, powder, oranges, sugar. */
export const substanceWords: AttributeWords = {
  en: ['cream', 'orange', 'olive', 'mint', 'aqua', 'lavender', 'sand', 'tan', 'rainbow'],
  th: ['ครีม', 'ส้ม', 'น้ำตาล', 'ฟ้า'],
  zh: ['粉', '彩虹'],
  vi: ['cam', 'hồng', 'vàng', 'be'],
  es: ['crema', 'café', 'naranja', 'rosa', 'menta', 'oliva', 'arena', 'vino', 'hueso'],
  ja: ['クリーム', 'オレンジ', 'オリーブ', 'ミント', '茶'],
  ko: ['크림', '오렌지', '올리브', '민트', '무지개'],
};
