import type { MaterialId } from '../../catalog/materials.ts';
import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { ColourId, SpanishForms } from './colours.ts';

/** A material as each language writes it in a title. What a photo cannot prove (sterling silver, real silk) is not claimed. */
export interface Material {
  /** Before the noun: 'leather', 'wooden'. */
  en: string;
  th: string;
  zh: string;
  vi: string;
  /** After the noun: a phrase with de, or an adjective that agrees. */
  es: string | SpanishForms;
  ja: string;
  ko: string;
  /** A regular expression for nouns that include this material or say nothing more with it, so that titles leave it out. */
  nounPattern: InEveryLanguage;
  /** A colour that the material implies. */
  colour?: ColourId;
}

/** One line a material, so that the languages can be compared. */
export const materials = {
  cotton: { en: 'cotton', th: 'ผ้าฝ้าย', zh: '棉质', vi: 'vải cotton', es: 'de algodón', ja: 'コットン', ko: '면', nounPattern: { en: 'cotton|kit|gauze|wipes|diapers|eye care|ear cleaner|batik fabric', th: 'ฝ้าย|คอตตอน', zh: '棉', vi: 'cotton|bông', es: 'algodón', ja: 'コットン|綿', ko: '면봉|면사|순면|코튼|솜|가제|기름종이|물티슈|세정제|테이프|거즈|붕대|헝겊|자수|코바늘|십자수|바느질|펠트|펀치니들|캔버스|끈$|헬멧|귀마개|훈장|다리미판|박스|바구니|기둥|침낭' } },
  linen: { en: 'linen', th: 'ผ้าลินิน', zh: '亚麻', vi: 'vải lanh', es: 'de lino', ja: 'リネン', ko: '린넨', nounPattern: { en: 'linen', th: 'ลินิน', zh: '亚麻', vi: 'lanh', es: 'lino', ja: 'リネン|麻', ko: '린넨|리넨' } },
  wool: { en: 'wool', th: 'ผ้าวูล', zh: '羊毛', vi: 'len lông cừu', es: 'de lana', ja: 'ウール', ko: '울', nounPattern: { en: 'wool', th: 'วูล|ขนแกะ|ไหมพรม', zh: '羊毛|毛线', vi: 'len', es: 'lana', ja: 'ウール|毛糸|羊毛', ko: '(^| )울 |양모|털실|모직' } },
  silk: { en: 'silky', th: 'ผ้าซาติน', zh: '丝质', vi: 'vải lụa', es: ['satinado', 'satinada', 'satinados', 'satinadas'], ja: 'シルク調', ko: '실크 느낌', nounPattern: { en: 'silk|satin|boutonniere|crown', th: 'ไหม|ซาติน', zh: '丝绸|丝巾|丝质|真丝', vi: 'lụa', es: 'seda|satén', ja: 'シルク|絹', ko: '실크|부토니에|화관|조화|수초|종이|인형' } },
  velvet: { en: 'velvet', th: 'ผ้ากำมะหยี่', zh: '天鹅绒', vi: 'nhung', es: 'de terciopelo', ja: 'ベロア', ko: '벨벳', nounPattern: { en: 'velvet', th: 'กำมะหยี่', zh: '绒', vi: 'nhung', es: 'terciopelo', ja: 'ベロア|ベルベット', ko: '벨벳' } },
  denim: { en: 'denim', th: 'ผ้ายีนส์', zh: '牛仔', vi: 'vải denim', es: 'de tela vaquera', ja: 'デニム', ko: '데님', nounPattern: { en: 'denim|jeans', th: 'ยีนส์|เดนิม', zh: '牛仔', vi: 'jean|denim', es: 'vaquer[oa]s?|mezclilla|denim|jeans?', ja: 'デニム|ジーンズ', ko: '데님|청바지|청재킷|청치마|멜빵' } },
  leather: { en: 'leather', th: 'หนัง', zh: '皮质', vi: 'da', es: 'de cuero', ja: 'レザー', ko: '가죽', nounPattern: { en: 'leather', th: 'หนัง(?!สือ)', zh: '皮', vi: 'da', es: 'cuero|piel', ja: 'レザー|革', ko: '가죽' } },
  'faux-leather': { en: 'faux leather', th: 'หนังเทียม', zh: '仿皮', vi: 'da tổng hợp', es: 'de piel sintética', ja: '合皮', ko: '인조가죽', nounPattern: { en: 'leather', th: 'หนังเทียม', zh: '人造革', vi: 'da', es: 'cuero|piel', ja: '合成皮革|合皮', ko: '인조가죽|안경닦이|공$' } },
  suede: { en: 'suede', th: 'หนังกลับ', zh: '磨砂皮', vi: 'da lộn', es: 'de ante', ja: 'スエード製', ko: '스웨이드', nounPattern: { en: 'suede', th: 'หนังกลับ', zh: '绒面', vi: 'da', es: 'ante|gamuza', ja: 'スエード', ko: '스웨이드' } },
  polyester: { en: 'polyester', th: 'ผ้าโพลีเอสเตอร์', zh: '涤纶', vi: 'vải polyester', es: 'de poliéster', ja: 'ポリエステル', ko: '폴리에스터', nounPattern: { en: 'polyester', th: 'โพลีเอสเตอร์', zh: '涤纶', vi: 'polyester', es: 'poliéster', ja: 'ポリエステル', ko: '폴리에스터' } },
  nylon: { en: 'nylon', th: 'ไนลอน', zh: '尼龙', vi: 'nylon', es: 'de nailon', ja: 'ナイロン', ko: '나일론', nounPattern: { en: 'nylon|kit', th: 'ไนลอน', zh: '尼龙', vi: 'nylon', es: 'nailon|nylon', ja: 'ナイロン', ko: '나일론|분유|케이블|구급함|리본|붓$|브러시$|매트리스|침대|베이비룸' } },
  canvas: { en: 'canvas', th: 'ผ้าแคนวาส', zh: '帆布', vi: 'vải canvas', es: 'de lona', ja: 'キャンバス', ko: '캔버스', nounPattern: { en: 'canvas|kit', th: 'แคนวาส|ผ้าใบ', zh: '帆布|画布', vi: 'canvas|toan|bạt', es: 'lona|lienzo', ja: 'キャンバス', ko: '캔버스|그리기|십자수|자수|코바늘|바느질|펠트|펀치니들' } },
  wood: { en: 'wooden', th: 'ไม้', zh: '木质', vi: 'gỗ', es: 'de madera', ja: '木製', ko: '우드', nounPattern: { en: 'wood|wooden|guitar|violin|viola|cello|bass|banjo|mandolin|harp|piano|clarinet|oboe|bassoon|accordion|incense|cork|foam|stylus|skis|snowboard|skateboard|longboard|pins', th: 'ไม้', zh: '木', vi: 'gỗ', es: 'madera', ja: '木|ウッド', ko: '나무|원목|목재|우드|목공|연필|붓$|인센스|실핀|바늘|스티로폼|비닐|코르크|메이크업|주사위|쥐덫|축구|인형$' } },
  bamboo: { en: 'bamboo', th: 'ไม้ไผ่', zh: '竹制', vi: 'tre', es: 'de bambú', ja: '竹製', ko: '대나무', nounPattern: { en: 'bamboo', th: 'ไผ่', zh: '竹', vi: 'tre|trúc', es: 'bambú', ja: '竹|バンブー', ko: '대나무|수건|타월|속싸개|수면조끼|마작|모자|버킷햇|침구|시트|이불|커버|잠옷' } },
  rattan: { en: 'rattan', th: 'หวาย', zh: '藤编', vi: 'mây', es: 'de ratán', ja: 'ラタン製', ko: '라탄', nounPattern: { en: 'rattan', th: 'หวาย', zh: '藤', vi: 'mây', es: 'ratán', ja: 'ラタン|籐', ko: '라탄' } },
  glass: { en: 'glass', th: 'แก้ว', zh: '玻璃', vi: 'thủy tinh', es: 'de vidrio', ja: 'ガラス製', ko: '유리', nounPattern: { en: 'glass|glasses|hourglass|windshield|mirror|lens|screen|crystal|beaker|tube|slides|marbles|oil|ink|loupe|links|dial', th: 'แก้ว|กระจก', zh: '玻璃', vi: 'thủy tinh|kính', es: 'cristal|vidrio|gafas', ja: 'ガラス|グラス', ko: '유리|렌즈|필름|액정|패널|거울|오일|디퓨저|시계|잉크|돋보기|루페|글라스|체온계|온습도계|네일|PC|식힘망|가스레인지|화이트보드|캘린더|크리스마스|할로윈|성탄|큐빅' } },
  crystal: { en: 'crystal', th: 'คริสตัล', zh: '水晶', vi: 'pha lê', es: 'de cristal', ja: 'クリスタル製', ko: '크리스털', nounPattern: { en: 'crystal', th: 'คริสตัล', zh: '水晶', vi: 'pha lê', es: 'cristal', ja: 'クリスタル', ko: '크리스털|크리스탈|수정|큐빅' } },
  ceramic: { en: 'ceramic', th: 'เซรามิก', zh: '陶瓷', vi: 'gốm', es: 'de cerámica', ja: '陶器製', ko: '도자기', nounPattern: { en: 'ceramics?|clay', th: 'เซรามิก', zh: '陶', vi: 'gốm', es: 'cerámica', ja: '陶器|セラミック', ko: '도자기|세라믹|뚝배기|여과재|모종판|칼$|다지기|포커칩|유리|식힘망|칼갈이|과도|인형$' } },
  porcelain: { en: 'porcelain', th: 'พอร์ซเลน', zh: '瓷质', vi: 'sứ', es: 'de porcelana', ja: '磁器製', ko: '도자기', nounPattern: { en: 'porcelain', th: 'พอร์ซเลน', zh: '瓷', vi: 'sứ', es: 'porcelana', ja: '磁器', ko: '자기' } },
  'stainless-steel': { en: 'stainless steel', th: 'สแตนเลส', zh: '不锈钢', vi: 'inox', es: 'de acero inoxidable', ja: 'ステンレス製', ko: '스테인리스', nounPattern: { en: 'steel', th: 'สแตนเลส', zh: '不锈钢', vi: 'thép|inox', es: 'acero|metálic[oa]s?', ja: 'ステンレス', ko: '스테인리스|스텐|시계|니들|네일|면도|더마|공구|부자재|게이지|퍼즐|철제|안경|빨래집게' } },
  aluminium: { en: 'aluminum', th: 'อะลูมิเนียม', zh: '铝合金', vi: 'nhôm', es: 'de aluminio', ja: 'アルミ製', ko: '알루미늄', nounPattern: { en: 'alumin(?:i)?um|alloy|foil|cable', th: 'อะลูมิเนียม', zh: '铝|遮阳挡|急救毯', vi: 'nhôm', es: 'aluminio|metálic[oa]s?', ja: 'アルミ', ko: '알루미늄|케이블|USB|햇빛가리개|유모차|개모차|화이트보드|플립차트|테이프|보온담요|보냉백|침대가드|범퍼|변기|장바구니|안경' } },
  iron: { en: 'iron', th: 'เหล็ก', zh: '铁制', vi: 'sắt', es: 'de hierro', ja: '鉄製', ko: '철제', nounPattern: { en: 'iron|cast-iron|steel|^(?!.*(?:wok|pan|griddle|skillet|stove|grill|fire pit|dumbbell|kettlebell|barbell|plate|cage|rack|chair|table|bench|hook|bracket|rod|gate|anchor|legs|stand|shelf|mailbox|holder|bed)).*', th: 'เหล็ก', zh: '铁|钢', vi: 'sắt|gang|thép', es: 'hierro|acero|metálic[oa]s?', ja: '鉄|アイアン', ko: '철제|강철|무쇠|쇠|철봉|철자|숯|가스|매트리스|가위|칼$|클립|침$|펀치|압정|스테이플러|컴퍼스|타자기|제본기|재단기|세단기|계수기|넘버링|스탬프|연필깎이|PC|미니카|장난감|퍼즐|팽이|자이로|뉴턴|블록|놀이|뚝배기|주사위|피젯|큐브' } },
  brass: { en: 'brass', th: 'ทองเหลือง', zh: '黄铜', vi: 'đồng thau', es: 'de latón', ja: '真鍮製', ko: '황동', nounPattern: { en: 'brass', th: 'ทองเหลือง', zh: '铜', vi: 'đồng thau', es: 'latón', ja: '真鍮', ko: '황동|부적|이블아이|오마모리|실핀|퍼즐|자이로|뉴턴' } },
  copper: { en: 'copper', th: 'ทองแดง', zh: '铜制', vi: 'đồng', es: 'de cobre', ja: '銅製', ko: '구리', nounPattern: { en: 'copper', th: 'ทองแดง', zh: '铜', vi: 'đồng(?! hồ)', es: 'cobre', ja: '銅', ko: '구리|동박|부적|이블아이|오마모리|인덕터|케이블|선$|커넥터' } },
  'gold-plated': { en: 'gold-tone', th: 'โทนสีทอง', zh: '金色系', vi: 'tông vàng', es: 'en tono oro', ja: 'ゴールドカラー', ko: '골드톤', nounPattern: { en: 'gold-plated|gold', th: 'ชุบทอง|ทอง', zh: '金(?!属)', vi: 'vàng', es: 'oro', ja: '金メッキ', ko: '금도금|순금' }, colour: 'gold' },
  'sterling-silver': { en: 'silver-tone', th: 'โทนสีเงิน', zh: '银色系', vi: 'tông bạc', es: 'en tono plata', ja: 'シルバーカラー', ko: '실버톤', nounPattern: { en: 'silver', th: 'เงินแท้', zh: '银', vi: 'bạc', es: 'plata', ja: 'シルバー', ko: '실버' }, colour: 'silver' },
  plastic: { en: 'plastic', th: 'พลาสติก', zh: '塑料', vi: 'nhựa', es: 'de plástico', ja: 'プラスチック製', ko: '플라스틱', nounPattern: { en: 'plastic|cables?|cords?|wires|connectors|earphones|tape|film|vinyl|wrap|adapter|reader|switch|potentiometer|filament|figure|minifigure|Gundam|cartridge|drive|memory card|toothbrush|brush heads|antenna|bags|mailer|balloons?|bubbles|spray|repellent|freshener|refill|fluid|tubing|pad', th: 'พลาสติก', zh: '塑料|塑胶', vi: 'nhựa', es: 'plástico|cables?|conectores|auriculares|audífonos|cinta|film|vinilos?|adaptador|lector|interruptor|potenciómetro|filamento|Gundam|cartuchos?|disco duro|memoria USB|tarjeta|cepillos? de dientes|antena|bolsas|globos?|pompas|burbujas|repelente|ambientador|recambios?|marcador|rotulador|rotuladores|subrayador|marcatextos|resaltador', ja: 'プラスチック', ko: '플라스틱' } },
  acrylic: { en: 'acrylic', th: 'อะคริลิก', zh: '亚克力', vi: 'acrylic', es: 'de acrílico', ja: 'アクリル製', ko: '아크릴', nounPattern: { en: 'acrylic', th: 'อะคริลิก', zh: '亚克力|丙烯', vi: 'acrylic', es: 'acrílic[oa]s?', ja: 'アクリル', ko: '아크릴|십자수|유리|큐빅' } },
  silicone: { en: 'silicone', th: 'ซิลิโคน', zh: '硅胶', vi: 'silicone', es: 'de silicona', ja: 'シリコン製', ko: '실리콘', nounPattern: { en: 'silicone', th: 'ซิลิโคน', zh: '硅胶', vi: 'silicone', es: 'silicona|silicón', ja: 'シリコン', ko: '실리콘|고무|마스크|방석' } },
  rubber: { en: 'rubber', th: 'ยาง', zh: '橡胶', vi: 'cao su', es: 'de goma', ja: 'ゴム製', ko: '고무', nounPattern: { en: 'rubber|tires?|inner tube|balloons?|eraser|wetsuit|O-rings|(?:tennis|golf|padel) ball', th: 'ยาง', zh: '橡胶|橡皮', vi: 'cao su|lốp', es: 'goma|gomas|hule|neumáticos?|llantas?|neopreno|globos?|juntas tóricas|pelotas? de (?:tenis|golf|pádel)', ja: 'ゴム|ウェットスーツ', ko: '고무|마스크|지우개|바퀴|호스|스프링클러|급수|풍선|볼$|공$|공룡|끈끈이|스탬프|젖꼭지|물주머니|실리콘|가면|도마|(?<!장)화$' } },
  paper: { en: 'paper', th: 'กระดาษ', zh: '纸质', vi: 'giấy', es: 'de papel', ja: '紙製', ko: '종이', nounPattern: { en: 'paper|envelopes?|cards?|postcard|photocard|notebook|sketchbook|scrapbook|book|notepad|notes|planner|calendar|album|bookmark|map|stickers?|sandpaper|wallpaper|tattoo|stamps|banknote|money|tape|tags?|filter|bags|pads?|dartboard|game|target', th: 'กระดาษ', zh: '纸', vi: 'giấy', es: 'papel|hojas|libros?|cuentos?|tarjetas?|cartas?|baraja|sobres?|cuaderno|bloc|agenda|diario|álbum|etiquetas?|fichas|notas|banderitas|sellos|timbres|postal|póster|calendario|mapa|periódico|revista|cromo|billete|partitura|cancionero|láminas', ja: '紙|ペーパー', ko: '종이|용지' } },
  cardboard: { en: 'cardboard', th: 'กระดาษแข็ง', zh: '纸板', vi: 'bìa cứng', es: 'de cartón', ja: '厚紙製', ko: '판지', nounPattern: { en: 'cardboard|carton|game|puzzle|cards|dominoes|backgammon|piñata|foam', th: 'กระดาษ', zh: '纸', vi: 'giấy|bìa|carton', es: 'cartón', ja: '紙|段ボール', ko: '판지|골판지|종이' } },
  stone: { en: 'stone', th: 'หิน', zh: '石质', vi: 'đá', es: 'de piedra', ja: 'ストーン', ko: '스톤', nounPattern: { en: 'stones?|gemstone|gravel|mineral|fossil|meteorite|kit|sharpener', th: 'หิน', zh: '石', vi: 'đá', es: 'piedra', ja: '石|ストーン', ko: '석재|스톤|돌|화석|운석|광물|나석|원석|더마|바닥재|칼갈이|모종판|보석|수정|부적|이블아이|오마모리' } },
} satisfies Record<MaterialId, Material>;

/** Whether a text is the id of a known material. */
export function isMaterialId(id: string): id is MaterialId {
  return Object.hasOwn(materials, id);
}
