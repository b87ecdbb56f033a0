import type { CountryCode } from '../reference-data/countries/countries.ts';

/** Who sells in the demo shop, and what. */
export interface DemoSeller {
  email: string;
  name: string;
  place: string;
  country: CountryCode;
  story: string;
  topCategoryIds: number[];
}

export const demoDomain = 'demo.snapbazaar.example';

/** The two demo accounts anyone may sign in to; they exist only in the demo shop. */
export const demoSignIns = {
  seller: `seller@${demoDomain}`,
  customer: `customer@${demoDomain}`,
  password: 'night-market-2026',
};

export const demoCustomer = { email: demoSignIns.customer, name: 'Mai Anan', place: 'Bangkok' };

/** Where the goods are sold beside the recommended countries: where the demo's buyers and most visitors live. */
export const demoMarkets: readonly CountryCode[] = ['TH', 'VN', 'CN', 'JP', 'KR', 'ES', 'MX', 'US', 'SG'];

/** The saved address of the demo customer: a street without a house number that exists. */
export const demoAddress = {
  name: 'Mai Anan',
  phone: '',
  country: 'TH',
  postalCode: '10110',
  region: 'กรุงเทพมหานคร',
  city: 'คลองเตย',
  district: 'คลองตัน',
  line1: '999/999 ถนนสุขุมวิท',
  line2: '',
} as const;

export const demoSellers: DemoSeller[] = [
  {
    email: demoSignIns.seller,
    name: 'Malee Studio',
    place: 'Chiang Mai',
    country: 'TH',
    story:
      'Malee sells what she likes to have around her at home. She photographs every piece by the window of her studio.',
    topCategoryIds: [3000, 2000, 8000],
  },
  {
    email: `hanh@${demoDomain}`,
    name: 'Hạnh’s Corner',
    place: 'Da Nang',
    country: 'VN',
    story:
      'Hạnh opened a small corner shop near the market and put it online for her regulars. Orders are packed in the evening.',
    topCategoryIds: [2000, 9000],
  },
  {
    email: `kenji@${demoDomain}`,
    name: 'Kenji Second Sound',
    place: 'Osaka',
    country: 'JP',
    story: 'Kenji buys, tests and passes on instruments and records. He plays a little of everything and nothing well.',
    topCategoryIds: [8000, 1000],
  },
  {
    email: `siti@${demoDomain}`,
    name: 'Siti & Daughters',
    place: 'Kuala Lumpur',
    country: 'MY',
    story:
      'Three generations choose things for babies and small children. What they would not give their own, they do not sell.',
    topCategoryIds: [10000, 7000],
  },
  {
    email: `arjun@${demoDomain}`,
    name: 'Arjun Auto Parts',
    place: 'Chennai',
    country: 'IN',
    story: 'Arjun’s family has kept a parts counter for years. He can tell most parts by the sound of the box.',
    topCategoryIds: [4000, 13000],
  },
  {
    email: `linh@${demoDomain}`,
    name: 'Linh Makes Things',
    place: 'Ho Chi Minh City',
    country: 'VN',
    story: 'Linh teaches electronics to beginners on weekends. The parts in her shop are the ones her classes use.',
    topCategoryIds: [15000, 1000],
  },
  {
    email: `nok@${demoDomain}`,
    name: 'Nok Outdoor Club',
    place: 'Krabi',
    country: 'TH',
    story: 'Nok guides climbers and paddlers in season. Between tours she sells gear of the kind she trusts.',
    topCategoryIds: [5000],
  },
  {
    email: `wei@${demoDomain}`,
    name: 'Wei Paper & Desk',
    place: 'Taipei',
    country: 'TW',
    story: 'Wei keeps a stationery shop with more drawers than floor. Pens are tried on paper before they leave.',
    topCategoryIds: [12000, 8000],
  },
  {
    email: `rosa@${demoDomain}`,
    name: 'Rosa Bonita',
    place: 'Manila',
    country: 'PH',
    story: 'Rosa started with one shelf of soap at the weekend market. The shelf has grown, the weekend has not.',
    topCategoryIds: [6000, 9000],
  },
  {
    email: `minjun@${demoDomain}`,
    name: 'Minjun Code Store',
    place: 'Seoul',
    country: 'KR',
    story: 'Minjun sells boxed programs, licences and small computers. He packs them at night, with music.',
    topCategoryIds: [14000, 15000],
  },
  {
    email: `dewi@${demoDomain}`,
    name: 'Dewi Paws',
    place: 'Yogyakarta',
    country: 'ID',
    story: 'Dewi shares a house with four cats and a patient dog. They have opinions on everything in this shop.',
    topCategoryIds: [11000],
  },
  {
    email: `bopha@${demoDomain}`,
    name: 'Bopha Toy House',
    place: 'Phnom Penh',
    country: 'KH',
    story: 'Bopha repairs old toys and sells new ones beside them. Children are allowed to touch.',
    topCategoryIds: [7000, 10000],
  },
  {
    email: `tan@${demoDomain}`,
    name: 'Tan Tools & Lab',
    place: 'Singapore',
    country: 'SG',
    story: 'Mr Tan supplied workshops and school labs before he retired. The online shop was meant to be quieter.',
    topCategoryIds: [13000, 12000, 4000],
  },
  {
    email: `ayu@${demoDomain}`,
    name: 'Ayu Kitchen',
    place: 'Denpasar',
    country: 'ID',
    story: 'Ayu cooks for guests and sells what works in her own kitchen. What did not work stayed in the cupboard.',
    topCategoryIds: [3000, 6000],
  },
];
