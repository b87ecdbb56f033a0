import { type InEveryLanguage, languages } from '../../../../../contracts/languages.ts';
import type { AdPictureSize, AdPictureType } from '../../../../../contracts/selling/ad-picture-rules.ts';
import {
  type BackgroundColourId,
  backgroundColourIds,
  type MoodId,
  moodIds,
  type OccasionId,
  occasionIds,
  type ShadeId,
} from '../../../../../contracts/selling/ad-themes.ts';
import { colours } from '../../../../../listing-copy/words/colours.ts';
import { occasions } from './occasions.ts';

/** What a word of a prompt can mean. */
export type Meaning =
  | { type: 'colour'; value: BackgroundColourId }
  | { type: 'shade'; value: ShadeId }
  | { type: 'occasion'; value: OccasionId }
  | { type: 'mood'; value: MoodId }
  | { type: 'type'; value: AdPictureType }
  /** A kind of picture that is not supported. */
  | { type: 'missing type'; value: string }
  | { type: 'size'; value: AdPictureSize }
  | { type: 'filler'; value: string };

/** Colour words in addition to those of the listing copy. */
const moreColours: Partial<Record<BackgroundColourId, string>> = {
  black: '黑, 黒, 黒い, 검정, 검은, 까만, negro, negra, ดำ, đen',
  white: '白, 白い, 하얀, 하양, 흰, ขาว, trắng, snow white',
  grey: 'gray, 灰, 灰色, グレー, 회색, เทา, xám',
  silver: 'silvery, 银, 銀, 銀色, 은색, bạc, เงิน',
  gold: 'golden, 金, 金色, 金の, 금색, 황금, oro, ทอง',
  red: 'crimson, scarlet, ruby, 红, 赤, 赤い, 赤色, 빨강, 빨간, 붉은, แดง, đỏ',
  burgundy: 'maroon, wine red, ワインレッド, vino, granate',
  pink: 'rose, magenta, fuchsia, 粉红, 粉红色, 桃色, 분홍, ชมพู, hồng, rosado, rosada',
  orange: '橙, 橘色, オレンジ色, 주황, ส้ม, da cam, anaranjado',
  yellow: 'lemon, 黄, 黄色い, 노랑, 노란, เหลือง, vàng',
  green: 'mint, emerald, 绿, 緑, 緑色, 초록, 녹색, เขียว, xanh lá cây, xanh lục',
  teal: 'turquoise, cyan, aqua, 青绿, 터키석, turquesa, ฟ้าอมเขียว',
  'light-blue': 'sky blue, baby blue, 天蓝, 天蓝色, 浅蓝, 水色, 하늘색, ฟ้า, celeste, xanh nhạt',
  blue: '蓝, 青, 青い, 青色, 파랑, 파란, 푸른, น้ำเงิน, xanh',
  navy: 'navy blue, dark blue, 深蓝, 深蓝色, 紺, 紺色, 남색, กรมท่า',
  purple: 'violet, lilac, lavender, 紫, 紫の, 보라, ม่วง, violeta, lila',
  brown: 'chocolate, 棕, 褐色, 茶色, 갈색, น้ำตาล, café',
  beige: 'tan, sand, 米黄, เบจ',
  cream: 'ivory, 奶油, 象牙色, アイボリー, 아이보리, ครีม, crema',
};

const shades: Record<ShadeId, string> = {
  light:
    'light, pale, pastel, soft, bright, 浅, 淡, 明るい, 淡い, パステル, 밝은, 연한, 파스텔, อ่อน, สว่าง, nhạt, sáng, claro, clara, pálido, suave',
  dark: 'dark, deep, 深, 暗, 暗い, 濃い, 어두운, 진한, เข้ม, มืด, đậm, tối, oscuro, oscura',
};

const moods: Record<MoodId, string> = {
  elegant:
    'elegant, luxury, luxurious, premium, classy, chic, 优雅, 高级, 奢华, エレガント, 高級, 우아한, 고급, 고급스러운, หรูหรา, sang trọng, elegante, lujo',
  playful:
    'fun, playful, cute, happy, cheerful, party, funny, 可爱, 有趣, かわいい, 楽しい, 귀여운, 재미있는, น่ารัก, สนุก, dễ thương, vui, vui vẻ, divertido, lindo, alegre',
  minimal:
    'minimal, minimalist, simple, clean, plain, 简约, 简单, シンプル, 심플, 미니멀, เรียบง่าย, đơn giản, tối giản, minimalista, sencillo',
  vintage:
    'vintage, retro, classic, old fashioned, 复古, 怀旧, レトロ, ヴィンテージ, 빈티지, 복고, วินเทจ, ย้อนยุค, cổ điển, clásico',
};

const types: Record<'Stickers with Logo' | 'T-shirt', string> = {
  'Stickers with Logo':
    'sticker, stickers, stickers with logo, decal, 贴纸, ステッカー, シール, 스티커, สติกเกอร์, nhãn dán, hình dán, pegatina, pegatinas',
  'T-shirt':
    't shirt, tshirt, t shirts, tee, shirt print, T恤, t 恤, tシャツ, t シャツ, 티셔츠, เสื้อยืด, áo thun, áo phông, camiseta, playera',
};

const missingTypes: Record<string, string> = {
  poster: 'poster, posters, 海报, ポスター, 포스터, โปสเตอร์, áp phích, cartel, póster, afiche',
  banner: 'banner, banners, 横幅, バナー, 배너, แบนเนอร์, băng rôn, pancarta',
  flyer: 'flyer, flyers, leaflet, brochure, 传单, チラシ, 전단지, ใบปลิว, tờ rơi, folleto, volante',
  video: 'video, videos, animation, gif, 视频, 動画, 영상, 동영상, วิดีโอ, phim, vídeo',
  card: 'card, postcard, greeting card, 卡片, 贺卡, カード, 카드, การ์ด, thiệp, tarjeta',
  mug: 'mug, cup print, 马克杯, マグカップ, 머그컵, แก้วมัค, taza',
};

const sizes: Record<AdPictureSize, string> = {
  '1024x1024':
    '1024x1024, 1024 x 1024, square, 1 1, instagram post, 方形, 正方形, 四角, 정사각형, สี่เหลี่ยมจัตุรัส, จัตุรัส, vuông, cuadrado, cuadrada',
  '1024x1536':
    '1024x1536, 1024 x 1536, tall, portrait, vertical, upright, story, stories, 2 3, 竖版, 竖, 縦, 縦長, 세로, แนวตั้ง, สตอรี่, dọc, vertical, alto',
};

const filler: InEveryLanguage = {
  en: 'a, an, the, of, for, to, in, on, at, with, and, or, me, my, i, want, would like, need, make, create, design, draw, generate, give me, please, ad, ads, advert, advertisement, picture, image, photo, in the style of, style, look, looking, theme, themed, colour, color, colored, coloured, background, that, says, saying, which, it, is, day, new, some, nice, beautiful, great, tell, ai, can you, could you, by, from, our, this, these, product, products, size, pixels, format',
  th: 'สำหรับ, ของ, ที่, และ, ทำ, สร้าง, ออกแบบ, อยากได้, ต้องการ, ขอ, หน่อย, ภาพ, รูป, โฆษณา, สี, พื้นหลัง, เป็น, ใน, แบบ, วัน, ให้, เทศกาล, ครับ, ค่ะ, ขนาด, ธีม, สวย',
  zh: '的, 一个, 一张, 一款, 给, 我, 为, 要, 想要, 做, 制作, 设计, 生成, 请, 广告, 图片, 图, 和, 背景, 风格, 主题, 颜色, 色, 用, 在, 适合, 帮, 漂亮',
  vi: 'cho, một, của, và, tạo, làm, thiết kế, vẽ, tôi, muốn, cần, hãy, ảnh, hình, quảng cáo, màu, nền, với, phong cách, chủ đề, ngày, lễ, đẹp, cỡ, khổ, cái, chiếc, dịp',
  es: 'un, una, el, la, los, las, de, del, para, con, y, o, en, quiero, haz, hazme, crea, diseña, dibuja, por favor, anuncio, imagen, foto, color, fondo, estilo, tema, día, que, diga, mi, al, bonito, bonita',
  ja: 'の, を, に, で, は, が, と, な, も, から, 作って, 作成, ください, お願い, して, ほしい, 広告, 画像, 写真, 色, 背景, 風, テーマ, 用, 向け, 一つ, きれい, サイズ, 型',
  ko: '의, 을, 를, 에, 에서, 으로, 로, 은, 는, 이, 가, 와, 과, 도, 위한, 용, 만들어 줘, 만들어줘, 만들어, 주세요, 해줘, 그려줘, 광고, 그림, 사진, 색, 배경, 스타일, 테마, 하나, 예쁜, 크기',
};

const list = (words: string) => words.split(', ');

function coloursInListingCopy(id: BackgroundColourId): string[] {
  const { en, th, zh, vi, es, ja, ko } = colours[id];
  return [en.word, th, zh.word, vi.word, ...es, ja, ko.tag, ko.word];
}

const entries = <Value extends string>(table: Record<Value, string>, of: (value: Value) => Meaning) =>
  (Object.keys(table) as Value[]).flatMap((value) =>
    list(table[value]).map((phrase): [string, Meaning] => [phrase, of(value)]),
  );

/** Every known phrase with its meaning; of a phrase with two meanings the first entry is used. */
export function promptPhrases(): [string, Meaning][] {
  return [
    ...occasionIds.flatMap((value) =>
      languages.flatMap((language) =>
        list(occasions[value].words[language]).map((phrase): [string, Meaning] => [
          phrase,
          { type: 'occasion', value },
        ]),
      ),
    ),
    ...entries(types, (value) => ({ type: 'type', value })),
    ...entries(missingTypes, (value) => ({ type: 'missing type', value })),
    ...entries(sizes, (value) => ({ type: 'size', value })),
    ...backgroundColourIds.flatMap((value) =>
      [...coloursInListingCopy(value), ...list(moreColours[value] ?? '')]
        .filter(Boolean)
        .map((phrase): [string, Meaning] => [phrase, { type: 'colour', value }]),
    ),
    ...entries(shades, (value) => ({ type: 'shade', value })),
    ...moodIds.flatMap((value) =>
      list(moods[value]).map((phrase): [string, Meaning] => [phrase, { type: 'mood', value }]),
    ),
    ...entries(filler, (value) => ({ type: 'filler', value })),
  ];
}
