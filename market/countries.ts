import { fold } from '../catalog/fold.ts';
import type { InEveryLanguage } from '../contracts/languages.ts';
import type { CurrencyCode } from './rates.ts';

/** A country or region a seller can ship to. */
export interface Country {
  names: InEveryLanguage;
  currency: CurrencyCode;
}

export const countries = {
  TH: { currency: 'THB', names: { en: 'Thailand', th: 'ไทย', zh: '泰国', vi: 'Thái Lan', es: 'Tailandia', ja: 'タイ', ko: '태국' } },
  VN: { currency: 'VND', names: { en: 'Vietnam', th: 'เวียดนาม', zh: '越南', vi: 'Việt Nam', es: 'Vietnam', ja: 'ベトナム', ko: '베트남' } },
  ID: { currency: 'IDR', names: { en: 'Indonesia', th: 'อินโดนีเซีย', zh: '印度尼西亚', vi: 'Indonesia', es: 'Indonesia', ja: 'インドネシア', ko: '인도네시아' } },
  MY: { currency: 'MYR', names: { en: 'Malaysia', th: 'มาเลเซีย', zh: '马来西亚', vi: 'Malaysia', es: 'Malasia', ja: 'マレーシア', ko: '말레이시아' } },
  SG: { currency: 'SGD', names: { en: 'Singapore', th: 'สิงคโปร์', zh: '新加坡', vi: 'Singapore', es: 'Singapur', ja: 'シンガポール', ko: '싱가포르' } },
  PH: { currency: 'PHP', names: { en: 'Philippines', th: 'ฟิลิปปินส์', zh: '菲律宾', vi: 'Philippines', es: 'Filipinas', ja: 'フィリピン', ko: '필리핀' } },
  MM: { currency: 'MMK', names: { en: 'Myanmar', th: 'เมียนมา', zh: '缅甸', vi: 'Myanmar', es: 'Birmania', ja: 'ミャンマー', ko: '미얀마' } },
  KH: { currency: 'KHR', names: { en: 'Cambodia', th: 'กัมพูชา', zh: '柬埔寨', vi: 'Campuchia', es: 'Camboya', ja: 'カンボジア', ko: '캄보디아' } },
  LA: { currency: 'LAK', names: { en: 'Laos', th: 'ลาว', zh: '老挝', vi: 'Lào', es: 'Laos', ja: 'ラオス', ko: '라오스' } },
  BN: { currency: 'BND', names: { en: 'Brunei', th: 'บรูไน', zh: '文莱', vi: 'Brunei', es: 'Brunéi', ja: 'ブルネイ', ko: '브루나이' } },
  TL: { currency: 'USD', names: { en: 'Timor-Leste', th: 'ติมอร์-เลสเต', zh: '东帝汶', vi: 'Đông Timor', es: 'Timor Oriental', ja: '東ティモール', ko: '동티모르' } },
  CN: { currency: 'CNY', names: { en: 'China', th: 'จีน', zh: '中国', vi: 'Trung Quốc', es: 'China', ja: '中国', ko: '중국' } },
  HK: { currency: 'HKD', names: { en: 'Hong Kong', th: 'ฮ่องกง', zh: '香港', vi: 'Hồng Kông', es: 'Hong Kong', ja: '香港', ko: '홍콩' } },
  MO: { currency: 'MOP', names: { en: 'Macao', th: 'มาเก๊า', zh: '澳门', vi: 'Ma Cao', es: 'Macao', ja: 'マカオ', ko: '마카오' } },
  TW: { currency: 'TWD', names: { en: 'Taiwan', th: 'ไต้หวัน', zh: '台湾', vi: 'Đài Loan', es: 'Taiwán', ja: '台湾', ko: '대만' } },
  JP: { currency: 'JPY', names: { en: 'Japan', th: 'ญี่ปุ่น', zh: '日本', vi: 'Nhật Bản', es: 'Japón', ja: '日本', ko: '일본' } },
  KR: { currency: 'KRW', names: { en: 'South Korea', th: 'เกาหลีใต้', zh: '韩国', vi: 'Hàn Quốc', es: 'Corea del Sur', ja: '韓国', ko: '대한민국' } },
  MN: { currency: 'MNT', names: { en: 'Mongolia', th: 'มองโกเลีย', zh: '蒙古', vi: 'Mông Cổ', es: 'Mongolia', ja: 'モンゴル', ko: '몽골' } },
  IN: { currency: 'INR', names: { en: 'India', th: 'อินเดีย', zh: '印度', vi: 'Ấn Độ', es: 'India', ja: 'インド', ko: '인도' } },
  PK: { currency: 'PKR', names: { en: 'Pakistan', th: 'ปากีสถาน', zh: '巴基斯坦', vi: 'Pakistan', es: 'Pakistán', ja: 'パキスタン', ko: '파키스탄' } },
  BD: { currency: 'BDT', names: { en: 'Bangladesh', th: 'บังกลาเทศ', zh: '孟加拉国', vi: 'Bangladesh', es: 'Bangladés', ja: 'バングラデシュ', ko: '방글라데시' } },
  LK: { currency: 'LKR', names: { en: 'Sri Lanka', th: 'ศรีลังกา', zh: '斯里兰卡', vi: 'Sri Lanka', es: 'Sri Lanka', ja: 'スリランカ', ko: '스리랑카' } },
  NP: { currency: 'NPR', names: { en: 'Nepal', th: 'เนปาล', zh: '尼泊尔', vi: 'Nepal', es: 'Nepal', ja: 'ネパール', ko: '네팔' } },
  AE: { currency: 'AED', names: { en: 'United Arab Emirates', th: 'สหรัฐอาหรับเอมิเรตส์', zh: '阿联酋', vi: 'Các Tiểu vương quốc Ả Rập Thống nhất', es: 'Emiratos Árabes Unidos', ja: 'アラブ首長国連邦', ko: '아랍에미리트' } },
  SA: { currency: 'SAR', names: { en: 'Saudi Arabia', th: 'ซาอุดีอาระเบีย', zh: '沙特阿拉伯', vi: 'Ả Rập Xê Út', es: 'Arabia Saudí', ja: 'サウジアラビア', ko: '사우디아라비아' } },
  QA: { currency: 'QAR', names: { en: 'Qatar', th: 'กาตาร์', zh: '卡塔尔', vi: 'Qatar', es: 'Catar', ja: 'カタール', ko: '카타르' } },
  KW: { currency: 'KWD', names: { en: 'Kuwait', th: 'คูเวต', zh: '科威特', vi: 'Kuwait', es: 'Kuwait', ja: 'クウェート', ko: '쿠웨이트' } },
  BH: { currency: 'BHD', names: { en: 'Bahrain', th: 'บาห์เรน', zh: '巴林', vi: 'Bahrain', es: 'Baréin', ja: 'バーレーン', ko: '바레인' } },
  OM: { currency: 'OMR', names: { en: 'Oman', th: 'โอมาน', zh: '阿曼', vi: 'Oman', es: 'Omán', ja: 'オマーン', ko: '오만' } },
  AU: { currency: 'AUD', names: { en: 'Australia', th: 'ออสเตรเลีย', zh: '澳大利亚', vi: 'Úc', es: 'Australia', ja: 'オーストラリア', ko: '호주' } },
  NZ: { currency: 'NZD', names: { en: 'New Zealand', th: 'นิวซีแลนด์', zh: '新西兰', vi: 'New Zealand', es: 'Nueva Zelanda', ja: 'ニュージーランド', ko: '뉴질랜드' } },
  GB: { currency: 'GBP', names: { en: 'United Kingdom', th: 'สหราชอาณาจักร', zh: '英国', vi: 'Vương quốc Anh', es: 'Reino Unido', ja: 'イギリス', ko: '영국' } },
  IE: { currency: 'EUR', names: { en: 'Ireland', th: 'ไอร์แลนด์', zh: '爱尔兰', vi: 'Ireland', es: 'Irlanda', ja: 'アイルランド', ko: '아일랜드' } },
  DE: { currency: 'EUR', names: { en: 'Germany', th: 'เยอรมนี', zh: '德国', vi: 'Đức', es: 'Alemania', ja: 'ドイツ', ko: '독일' } },
  FR: { currency: 'EUR', names: { en: 'France', th: 'ฝรั่งเศส', zh: '法国', vi: 'Pháp', es: 'Francia', ja: 'フランス', ko: '프랑스' } },
  IT: { currency: 'EUR', names: { en: 'Italy', th: 'อิตาลี', zh: '意大利', vi: 'Ý', es: 'Italia', ja: 'イタリア', ko: '이탈리아' } },
  ES: { currency: 'EUR', names: { en: 'Spain', th: 'สเปน', zh: '西班牙', vi: 'Tây Ban Nha', es: 'España', ja: 'スペイン', ko: '스페인' } },
  PT: { currency: 'EUR', names: { en: 'Portugal', th: 'โปรตุเกส', zh: '葡萄牙', vi: 'Bồ Đào Nha', es: 'Portugal', ja: 'ポルトガル', ko: '포르투갈' } },
  NL: { currency: 'EUR', names: { en: 'Netherlands', th: 'เนเธอร์แลนด์', zh: '荷兰', vi: 'Hà Lan', es: 'Países Bajos', ja: 'オランダ', ko: '네덜란드' } },
  BE: { currency: 'EUR', names: { en: 'Belgium', th: 'เบลเยียม', zh: '比利时', vi: 'Bỉ', es: 'Bélgica', ja: 'ベルギー', ko: '벨기에' } },
  AT: { currency: 'EUR', names: { en: 'Austria', th: 'ออสเตรีย', zh: '奥地利', vi: 'Áo', es: 'Austria', ja: 'オーストリア', ko: '오스트리아' } },
  FI: { currency: 'EUR', names: { en: 'Finland', th: 'ฟินแลนด์', zh: '芬兰', vi: 'Phần Lan', es: 'Finlandia', ja: 'フィンランド', ko: '핀란드' } },
  GR: { currency: 'EUR', names: { en: 'Greece', th: 'กรีซ', zh: '希腊', vi: 'Hy Lạp', es: 'Grecia', ja: 'ギリシャ', ko: '그리스' } },
  CH: { currency: 'CHF', names: { en: 'Switzerland', th: 'สวิตเซอร์แลนด์', zh: '瑞士', vi: 'Thụy Sĩ', es: 'Suiza', ja: 'スイス', ko: '스위스' } },
  PL: { currency: 'PLN', names: { en: 'Poland', th: 'โปแลนด์', zh: '波兰', vi: 'Ba Lan', es: 'Polonia', ja: 'ポーランド', ko: '폴란드' } },
  CZ: { currency: 'CZK', names: { en: 'Czechia', th: 'เช็ก', zh: '捷克', vi: 'Séc', es: 'Chequia', ja: 'チェコ', ko: '체코' } },
  HU: { currency: 'HUF', names: { en: 'Hungary', th: 'ฮังการี', zh: '匈牙利', vi: 'Hungary', es: 'Hungría', ja: 'ハンガリー', ko: '헝가리' } },
  RO: { currency: 'RON', names: { en: 'Romania', th: 'โรมาเนีย', zh: '罗马尼亚', vi: 'Romania', es: 'Rumanía', ja: 'ルーマニア', ko: '루마니아' } },
  SE: { currency: 'SEK', names: { en: 'Sweden', th: 'สวีเดน', zh: '瑞典', vi: 'Thụy Điển', es: 'Suecia', ja: 'スウェーデン', ko: '스웨덴' } },
  NO: { currency: 'NOK', names: { en: 'Norway', th: 'นอร์เวย์', zh: '挪威', vi: 'Na Uy', es: 'Noruega', ja: 'ノルウェー', ko: '노르웨이' } },
  DK: { currency: 'DKK', names: { en: 'Denmark', th: 'เดนมาร์ก', zh: '丹麦', vi: 'Đan Mạch', es: 'Dinamarca', ja: 'デンマーク', ko: '덴마크' } },
  TR: { currency: 'TRY', names: { en: 'Türkiye', th: 'ตุรกี', zh: '土耳其', vi: 'Thổ Nhĩ Kỳ', es: 'Turquía', ja: 'トルコ', ko: '튀르키예' } },
  US: { currency: 'USD', names: { en: 'United States', th: 'สหรัฐอเมริกา', zh: '美国', vi: 'Hoa Kỳ', es: 'Estados Unidos', ja: 'アメリカ', ko: '미국' } },
  CA: { currency: 'CAD', names: { en: 'Canada', th: 'แคนาดา', zh: '加拿大', vi: 'Canada', es: 'Canadá', ja: 'カナダ', ko: '캐나다' } },
  MX: { currency: 'MXN', names: { en: 'Mexico', th: 'เม็กซิโก', zh: '墨西哥', vi: 'Mexico', es: 'México', ja: 'メキシコ', ko: '멕시코' } },
  BR: { currency: 'BRL', names: { en: 'Brazil', th: 'บราซิล', zh: '巴西', vi: 'Brazil', es: 'Brasil', ja: 'ブラジル', ko: '브라질' } },
  AR: { currency: 'ARS', names: { en: 'Argentina', th: 'อาร์เจนตินา', zh: '阿根廷', vi: 'Argentina', es: 'Argentina', ja: 'アルゼンチン', ko: '아르헨티나' } },
  CL: { currency: 'CLP', names: { en: 'Chile', th: 'ชิลี', zh: '智利', vi: 'Chile', es: 'Chile', ja: 'チリ', ko: '칠레' } },
  CO: { currency: 'COP', names: { en: 'Colombia', th: 'โคลอมเบีย', zh: '哥伦比亚', vi: 'Colombia', es: 'Colombia', ja: 'コロンビア', ko: '콜롬비아' } },
  PE: { currency: 'PEN', names: { en: 'Peru', th: 'เปรู', zh: '秘鲁', vi: 'Peru', es: 'Perú', ja: 'ペルー', ko: '페루' } },
} satisfies Record<string, Country>;

/** ISO 3166-1 alpha-2. */
export type CountryCode = keyof typeof countries;

export const countryCodes = Object.keys(countries) as CountryCode[];

/** Tells whether a text is the code of a country in the table. */
export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}

/** Finds a country by its English name or its code, or null. */
export function findCountryCode(text: string): CountryCode | null {
  const wanted = fold(text);
  return (
    countryCodes.find((code) => code.toLowerCase() === wanted || fold(countries[code].names.en) === wanted) ?? null
  );
}
