import type { MaterialId } from '../catalog/materials.ts';
import type { InEveryLanguage } from '../contracts/languages.ts';
import type { ColourId, SpanishForms } from './colours.ts';

/** A material as each language writes it next to a noun. */
export interface Material {
  /** Before the noun: 'leather', 'gold-plated'. `stuff` materials can also follow "in": "in leather". */
  en: { word: string; stuff: boolean };
  /** Directly after the noun in titles; sentences put ทำจาก before it unless it is a finish. */
  th: { word: string; finish?: true };
  zh: string;
  /** With bằng where the grammar requires it. */
  vi: string;
  /** A phrase with de, or an adjective that agrees. */
  es: string | SpanishForms;
  /** Before the noun, with の or 製 where the grammar requires it, and as a tag in titles. */
  ja: { before: string; tag: string };
  ko: string;
  /** A regular expression for nouns that already include this material, so that it is not repeated. */
  nounPattern: InEveryLanguage;
  /** A colour that the material implies. */
  colour?: ColourId;
}

const stuff = (word: string) => ({ word, stuff: true });
const made = (word: string) => ({ before: `${word}製`, tag: `${word}製` });
const cloth = (word: string) => ({ before: `${word}素材の`, tag: word });

export const materials = {
  cotton: { en: stuff('cotton'), th: { word: 'ผ้าฝ้าย' }, zh: '棉质', vi: 'bằng vải cotton', es: 'de algodón', ja: cloth('コットン'), ko: '면', nounPattern: { en: 'cotton', th: 'ฝ้าย|คอตตอน', zh: '棉', vi: 'cotton|bông', es: 'algodón', ja: 'コットン|綿', ko: '면봉|면사|순면|코튼' } },
  linen: { en: stuff('linen'), th: { word: 'ผ้าลินิน' }, zh: '亚麻', vi: 'bằng vải lanh', es: 'de lino', ja: cloth('リネン'), ko: '린넨', nounPattern: { en: 'linen', th: 'ลินิน', zh: '亚麻', vi: 'lanh', es: 'lino', ja: 'リネン|麻', ko: '린넨|리넨' } },
  wool: { en: stuff('wool'), th: { word: 'ผ้าวูล' }, zh: '羊毛', vi: 'bằng len lông cừu', es: 'de lana', ja: cloth('ウール'), ko: '울', nounPattern: { en: 'wool', th: 'วูล|ขนแกะ|ไหมพรม', zh: '羊毛|毛线', vi: 'len', es: 'lana', ja: 'ウール|毛糸|羊毛', ko: '(^| )울 |양모|털실|모직' } },
  silk: { en: stuff('silk'), th: { word: 'ผ้าไหม' }, zh: '真丝', vi: 'bằng lụa', es: 'de seda', ja: cloth('シルク'), ko: '실크', nounPattern: { en: 'silk', th: 'ไหม', zh: '真丝|丝绸|丝巾', vi: 'lụa', es: 'seda', ja: 'シルク|絹', ko: '실크' } },
  velvet: { en: stuff('velvet'), th: { word: 'ผ้ากำมะหยี่' }, zh: '天鹅绒', vi: 'bằng nhung', es: 'de terciopelo', ja: cloth('ベロア'), ko: '벨벳', nounPattern: { en: 'velvet', th: 'กำมะหยี่', zh: '绒', vi: 'nhung', es: 'terciopelo', ja: 'ベロア|ベルベット', ko: '벨벳' } },
  denim: { en: stuff('denim'), th: { word: 'ผ้ายีนส์' }, zh: '牛仔布', vi: 'bằng vải denim', es: 'de tela vaquera', ja: cloth('デニム'), ko: '데님', nounPattern: { en: 'denim|jeans', th: 'ยีนส์|เดนิม', zh: '牛仔', vi: 'jean|denim', es: 'vaquer[oa]s?', ja: 'デニム|ジーンズ', ko: '데님|청바지|청재킷' } },
  leather: { en: stuff('leather'), th: { word: 'หนัง' }, zh: '皮革', vi: 'bằng da', es: 'de cuero', ja: made('レザー'), ko: '가죽', nounPattern: { en: 'leather', th: 'หนัง(?!สือ)', zh: '皮', vi: 'da', es: 'cuero|piel', ja: 'レザー|革', ko: '가죽' } },
  'faux-leather': { en: stuff('faux leather'), th: { word: 'หนังเทียม' }, zh: '人造革', vi: 'bằng da tổng hợp', es: 'de piel sintética', ja: made('合成皮革'), ko: '인조가죽', nounPattern: { en: 'leather', th: 'หนังเทียม', zh: '人造革', vi: 'da', es: 'cuero|piel', ja: '合成皮革|合皮', ko: '인조가죽' } },
  suede: { en: stuff('suede'), th: { word: 'หนังกลับ' }, zh: '绒面革', vi: 'bằng da lộn', es: 'de ante', ja: made('スエード'), ko: '스웨이드', nounPattern: { en: 'suede', th: 'หนังกลับ', zh: '绒面', vi: 'da', es: 'ante', ja: 'スエード', ko: '스웨이드' } },
  polyester: { en: stuff('polyester'), th: { word: 'ผ้าโพลีเอสเตอร์' }, zh: '涤纶', vi: 'bằng vải polyester', es: 'de poliéster', ja: cloth('ポリエステル'), ko: '폴리에스터', nounPattern: { en: 'polyester', th: 'โพลีเอสเตอร์', zh: '涤纶', vi: 'polyester', es: 'poliéster', ja: 'ポリエステル', ko: '폴리에스터' } },
  nylon: { en: stuff('nylon'), th: { word: 'ไนลอน' }, zh: '尼龙', vi: 'bằng nylon', es: 'de nailon', ja: cloth('ナイロン'), ko: '나일론', nounPattern: { en: 'nylon', th: 'ไนลอน', zh: '尼龙', vi: 'nylon', es: 'nailon', ja: 'ナイロン', ko: '나일론' } },
  canvas: { en: stuff('canvas'), th: { word: 'ผ้าแคนวาส' }, zh: '帆布', vi: 'bằng vải canvas', es: 'de lona', ja: cloth('キャンバス'), ko: '캔버스', nounPattern: { en: 'canvas', th: 'แคนวาส|ผ้าใบ', zh: '帆布|画布', vi: 'canvas|toan|bạt', es: 'lona|lienzo', ja: 'キャンバス', ko: '캔버스' } },
  wood: { en: { word: 'wooden', stuff: false }, th: { word: 'ไม้' }, zh: '木质', vi: 'bằng gỗ', es: 'de madera', ja: made('木'), ko: '원목', nounPattern: { en: 'wood|wooden', th: 'ไม้', zh: '木', vi: 'gỗ', es: 'madera', ja: '木|ウッド', ko: '나무|원목|목재|우드' } },
  bamboo: { en: stuff('bamboo'), th: { word: 'ไม้ไผ่' }, zh: '竹制', vi: 'bằng tre', es: 'de bambú', ja: made('竹'), ko: '대나무', nounPattern: { en: 'bamboo', th: 'ไผ่', zh: '竹', vi: 'tre', es: 'bambú', ja: '竹|バンブー', ko: '대나무' } },
  rattan: { en: stuff('rattan'), th: { word: 'หวาย' }, zh: '藤编', vi: 'bằng mây', es: 'de ratán', ja: made('ラタン'), ko: '라탄', nounPattern: { en: 'rattan', th: 'หวาย', zh: '藤', vi: 'mây', es: 'ratán', ja: 'ラタン|籐', ko: '라탄' } },
  glass: { en: stuff('glass'), th: { word: 'แก้ว' }, zh: '玻璃', vi: 'bằng thủy tinh', es: 'de cristal', ja: made('ガラス'), ko: '유리', nounPattern: { en: 'glass|glasses', th: 'แก้ว|กระจก', zh: '玻璃', vi: 'thủy tinh|kính', es: 'cristal|vidrio|gafas', ja: 'ガラス|グラス', ko: '유리' } },
  crystal: { en: stuff('crystal'), th: { word: 'คริสตัล' }, zh: '水晶', vi: 'bằng pha lê', es: 'de cristal tallado', ja: made('クリスタル'), ko: '크리스털', nounPattern: { en: 'crystal', th: 'คริสตัล', zh: '水晶', vi: 'pha lê', es: 'cristal', ja: 'クリスタル', ko: '크리스털' } },
  ceramic: { en: stuff('ceramic'), th: { word: 'เซรามิก' }, zh: '陶瓷', vi: 'bằng gốm', es: 'de cerámica', ja: made('陶器'), ko: '도자기', nounPattern: { en: 'ceramic|ceramics', th: 'เซรามิก', zh: '陶', vi: 'gốm', es: 'cerámica', ja: '陶器|セラミック', ko: '도자기|세라믹' } },
  porcelain: { en: stuff('porcelain'), th: { word: 'พอร์ซเลน' }, zh: '瓷质', vi: 'bằng sứ', es: 'de porcelana', ja: made('磁器'), ko: '자기', nounPattern: { en: 'porcelain', th: 'พอร์ซเลน', zh: '瓷', vi: 'sứ', es: 'porcelana', ja: '磁器', ko: '자기' } },
  'stainless-steel': { en: stuff('stainless steel'), th: { word: 'สแตนเลส' }, zh: '不锈钢', vi: 'bằng thép không gỉ', es: 'de acero inoxidable', ja: made('ステンレス'), ko: '스테인리스', nounPattern: { en: 'steel', th: 'สแตนเลส', zh: '不锈钢', vi: 'thép|inox', es: 'acero', ja: 'ステンレス', ko: '스테인리스|스텐' } },
  aluminium: { en: stuff('aluminium'), th: { word: 'อะลูมิเนียม' }, zh: '铝制', vi: 'bằng nhôm', es: 'de aluminio', ja: made('アルミ'), ko: '알루미늄', nounPattern: { en: 'aluminium|foil', th: 'อะลูมิเนียม', zh: '铝', vi: 'nhôm', es: 'aluminio', ja: 'アルミ', ko: '알루미늄' } },
  iron: { en: stuff('iron'), th: { word: 'เหล็ก' }, zh: '铁制', vi: 'bằng sắt', es: 'de hierro', ja: made('鉄'), ko: '철제', nounPattern: { en: 'iron|cast-iron|steel', th: 'เหล็ก', zh: '铁|钢', vi: 'sắt|gang|thép', es: 'hierro|acero', ja: '鉄|アイアン', ko: '철제|강철|무쇠' } },
  brass: { en: stuff('brass'), th: { word: 'ทองเหลือง' }, zh: '黄铜', vi: 'bằng đồng thau', es: 'de latón', ja: made('真鍮'), ko: '황동', nounPattern: { en: 'brass', th: 'ทองเหลือง', zh: '铜', vi: 'đồng thau', es: 'latón', ja: '真鍮', ko: '황동' } },
  copper: { en: stuff('copper'), th: { word: 'ทองแดง' }, zh: '铜制', vi: 'bằng đồng', es: 'de cobre', ja: made('銅'), ko: '구리', nounPattern: { en: 'copper', th: 'ทองแดง', zh: '铜', vi: 'đồng(?! hồ)', es: 'cobre', ja: '銅', ko: '구리|동박' } },
  'gold-plated': { en: { word: 'gold-plated', stuff: false }, th: { word: 'ชุบทอง', finish: true }, zh: '镀金', vi: 'mạ vàng', es: ['chapado en oro', 'chapada en oro', 'chapados en oro', 'chapadas en oro'], ja: { before: '金メッキの', tag: '金メッキ' }, ko: '금도금', nounPattern: { en: 'gold-plated|gold', th: 'ชุบทอง|ทอง', zh: '金(?!属)', vi: 'vàng', es: 'oro', ja: '金メッキ', ko: '금도금|순금' }, colour: 'gold' },
  'sterling-silver': { en: stuff('sterling silver'), th: { word: 'เงินแท้' }, zh: '纯银', vi: 'bằng bạc', es: 'de plata de ley', ja: { before: 'スターリングシルバーの', tag: 'スターリングシルバー' }, ko: '스털링 실버', nounPattern: { en: 'silver', th: 'เงินแท้', zh: '银', vi: 'bạc', es: 'plata', ja: 'シルバー', ko: '실버' }, colour: 'silver' },
  plastic: { en: stuff('plastic'), th: { word: 'พลาสติก' }, zh: '塑料', vi: 'bằng nhựa', es: 'de plástico', ja: made('プラスチック'), ko: '플라스틱', nounPattern: { en: 'plastic', th: 'พลาสติก', zh: '塑料|塑胶', vi: 'nhựa', es: 'plástico', ja: 'プラスチック', ko: '플라스틱' } },
  acrylic: { en: stuff('acrylic'), th: { word: 'อะคริลิก' }, zh: '亚克力', vi: 'bằng acrylic', es: 'de acrílico', ja: made('アクリル'), ko: '아크릴', nounPattern: { en: 'acrylic', th: 'อะคริลิก', zh: '亚克力|丙烯', vi: 'acrylic', es: 'acrílic[oa]s?', ja: 'アクリル', ko: '아크릴' } },
  silicone: { en: stuff('silicone'), th: { word: 'ซิลิโคน' }, zh: '硅胶', vi: 'bằng silicone', es: 'de silicona', ja: made('シリコン'), ko: '실리콘', nounPattern: { en: 'silicone', th: 'ซิลิโคน', zh: '硅胶', vi: 'silicone', es: 'silicona', ja: 'シリコン', ko: '실리콘' } },
  rubber: { en: stuff('rubber'), th: { word: 'ยาง' }, zh: '橡胶', vi: 'bằng cao su', es: 'de goma', ja: made('ゴム'), ko: '고무', nounPattern: { en: 'rubber', th: 'ยาง', zh: '橡胶|橡皮', vi: 'cao su|lốp', es: 'goma|gomas', ja: 'ゴム', ko: '고무' } },
  paper: { en: stuff('paper'), th: { word: 'กระดาษ' }, zh: '纸质', vi: 'bằng giấy', es: 'de papel', ja: made('紙'), ko: '종이', nounPattern: { en: 'paper', th: 'กระดาษ', zh: '纸', vi: 'giấy', es: 'papel', ja: '紙|ペーパー', ko: '종이|용지' } },
  cardboard: { en: stuff('cardboard'), th: { word: 'กระดาษแข็ง' }, zh: '纸板', vi: 'bằng bìa cứng', es: 'de cartón', ja: { before: '厚紙製', tag: '厚紙製' }, ko: '판지', nounPattern: { en: 'cardboard|carton', th: 'กระดาษ', zh: '纸', vi: 'giấy|bìa|carton', es: 'cartón', ja: '紙|段ボール', ko: '판지|골판지|종이' } },
  stone: { en: stuff('stone'), th: { word: 'หิน' }, zh: '石质', vi: 'bằng đá', es: 'de piedra', ja: made('石'), ko: '석재', nounPattern: { en: 'stone', th: 'หิน', zh: '石', vi: 'đá', es: 'piedra', ja: '石|ストーン', ko: '석재|스톤' } },
} satisfies Record<MaterialId, Material>;

/** Whether a text is the id of a known material. */
export function isMaterialId(id: string): id is MaterialId {
  return Object.hasOwn(materials, id);
}
