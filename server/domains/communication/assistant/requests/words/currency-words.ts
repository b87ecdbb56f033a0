import type { ShopCurrency } from '../../../../../../contracts/identity/shop-currencies.ts';

/** How people write the currencies of shops; a word may mean several. Signs also stand before an amount. */
export const currencySigns: Record<string, readonly ShopCurrency[]> = {
  us$: ['USD'],
  s$: ['SGD'],
  mx$: ['MXN'],
  $: ['USD', 'SGD', 'MXN'],
  '฿': ['THB'],
  '₫': ['VND'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  '₩': ['KRW'],
  '€': ['EUR'],
  '£': ['GBP'],
  '₱': ['PHP'],
  '₹': ['INR'],
  rm: ['MYR'],
  rp: ['IDR'],
  ...Object.fromEntries(
    (['USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP', 'CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR'] as const).map(
      (code) => [code.toLowerCase(), [code]],
    ),
  ),
};

const words: readonly [string, readonly ShopCurrency[]][] = [
  [
    'dollars, dollar, bucks, ดอลลาร์, ดอลล่าร์, ดอลล่า, ดอล, เหรียญ, 美元, 美金, đô la, đô, đôla, do la, dólares, dolares, dólar, dolar, ドル, 달러, 불',
    ['USD'],
  ],
  ['baht, บาท, 泰铢, 铢, bạt, baht thái, bahts, バーツ, 밧, 바트', ['THB']],
  ['đồng, đ, dong, vnđ, ดอง, 越南盾, 盾, dongs, ドン, 동', ['VND']],
  ['singapore dollars, ดอลลาร์สิงคโปร์, 新币, 新加坡元, đô la singapore', ['SGD']],
  ['ringgit, ริงกิต, 林吉特, 令吉, リンギット, 링깃', ['MYR']],
  ['rupiah, รูเปียห์, 印尼盾, rupias indonesias, ルピア, 루피아', ['IDR']],
  ['pesos, peso, เปโซ, 比索, ペソ, 페소', ['PHP', 'MXN']],
  ['yuan, rmb, renminbi, หยวน, 元, 块, 块钱, 人民币, tệ, nhân dân tệ, yuanes, 위안', ['CNY']],
  ['yen, เยน, 日元, 日圆, yên, yenes, 円, えん, 엔', ['JPY']],
  ['won, วอน, 韩元, 韩币, wones, ウォン, 원', ['KRW']],
  ['euros, euro, ยูโร, 欧元, ユーロ, 유로', ['EUR']],
  ['pounds, pound, quid, ปอนด์, 英镑, bảng, bảng anh, libras, libra, ポンド, 파운드', ['GBP']],
  ['rupees, rupee, รูปี, 卢比, rupias, ルピー, 루피', ['INR']],
];

export const currencyWords: ReadonlyMap<string, readonly ShopCurrency[]> = new Map([
  ...Object.entries(currencySigns),
  ...words.flatMap(([listed, codes]) => listed.split(', ').map((word) => [word, codes] as const)),
]);

/** What a number is multiplied by where one of these follows it. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'mil', 'nghìn', 'ngàn', 'nghin', 'ngan', '千', '천', 'พัน'].map((word) => [word, 1e3] as const),
  ...['万', '萬', '만', 'หมื่น'].map((word) => [word, 1e4] as const),
  ...['triệu', 'trieu', 'tr', 'ล้าน', 'million'].map((word) => [word, 1e6] as const),
  ['แสน', 1e5],
]);

export const percentWords =
  '%, percent, per cent, pct, เปอร์เซ็นต์, เปอร์เซนต์, เปอร์เซ็น, phần trăm, por ciento, パーセント, ％, 퍼센트, 프로, 个点';
