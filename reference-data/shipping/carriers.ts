interface Carrier {
  name: string;
  /** The public site; null where there is none. */
  site: string | null;
  /** The page about one parcel, with {number} in it; null where a parcel has no page of its own. */
  tracking: string | null;
  /** What tracking numbers look like, where that is certain; any number of letters and digits elsewhere. */
  numbers?: RegExp;
}

/** Numbers of the Universal Postal Union: two letters, nine digits, two letters of the country. */
const postal = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Carriers by id, as of 2026-11. The first five are offered to every seller; the others by where they work. */
export const carriers = {
  'shopee-logistics': { name: 'Shopee Logistics', site: 'https://spx.sg/', tracking: 'https://spx.sg/track?{number}' },
  'facebook-shipping': { name: 'Facebook Shipping', site: null, tracking: null },
  maersk: { name: 'Maersk', site: 'https://www.maersk.com/', tracking: 'https://www.maersk.com/tracking/{number}' },
  dhl: {
    name: 'DHL',
    site: 'https://www.dhl.com/',
    tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}&submit=1',
  },
  fedex: {
    name: 'Fedex',
    site: 'https://www.fedex.com/',
    tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}',
    numbers: /^\d{12,22}$/,
  },
  'thailand-post': {
    name: 'Thailand Post',
    site: 'https://www.thailandpost.co.th/',
    tracking: 'https://track.thailandpost.co.th/?trackNumber={number}',
    numbers: postal,
  },
  'flash-express': {
    name: 'Flash Express',
    site: 'https://www.flashexpress.com/',
    tracking: 'https://www.flashexpress.com/fle/tracking?se={number}',
  },
  'jt-express-th': {
    name: 'J&T Express Thailand',
    site: 'https://www.jtexpress.co.th/',
    tracking: 'https://www.jtexpress.co.th/service/track?waybillNo={number}',
  },
  'jt-express-vn': {
    name: 'J&T Express Vietnam',
    site: 'https://jtexpress.vn/',
    tracking: 'https://jtexpress.vn/vi/tracking?type=track&billcode={number}',
  },
  'vietnam-post': {
    name: 'Vietnam Post',
    site: 'https://www.vnpost.vn/',
    tracking: 'https://www.vnpost.vn/vi-vn/dinh-vi/buu-pham?key={number}',
    numbers: postal,
  },
  ghn: { name: 'GHN', site: 'https://ghn.vn/', tracking: 'https://donhang.ghn.vn/?order_code={number}' },
  'ninja-van-sg': {
    name: 'Ninja Van Singapore',
    site: 'https://www.ninjavan.co/en-sg',
    tracking: 'https://www.ninjavan.co/en-sg/tracking?id={number}',
  },
  'ninja-van-th': {
    name: 'Ninja Van Thailand',
    site: 'https://www.ninjavan.co/th-th',
    tracking: 'https://www.ninjavan.co/th-th/tracking?id={number}',
  },
  'ninja-van-vn': {
    name: 'Ninja Van Vietnam',
    site: 'https://www.ninjavan.co/vi-vn',
    tracking: 'https://www.ninjavan.co/vi-vn/tracking?id={number}',
  },
  'sf-express': {
    name: 'SF Express',
    site: 'https://www.sf-express.com/',
    tracking: 'https://www.sf-express.com/chn/en/waybill/waybill-detail/{number}',
    numbers: /^(SF)?\d{12,15}$/,
  },
  'japan-post': {
    name: 'Japan Post',
    site: 'https://www.post.japanpost.jp/',
    tracking: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
    numbers: /^(\d{11,13}|[A-Z]{2}\d{9}[A-Z]{2})$/,
  },
  yamato: {
    name: 'Yamato Transport',
    site: 'https://www.kuronekoyamato.co.jp/',
    tracking: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
    numbers: /^\d{11,12}$/,
  },
  'korea-post': {
    name: 'Korea Post',
    site: 'https://service.epost.go.kr/',
    tracking: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={number}',
    numbers: /^(\d{13}|[A-Z]{2}\d{9}[A-Z]{2})$/,
  },
  'cj-logistics': {
    name: 'CJ Logistics',
    site: 'https://www.cjlogistics.com/',
    tracking: 'https://trace.cjlogistics.com/next/tracking.html?wblNo={number}',
    numbers: /^\d{10,12}$/,
  },
  correos: {
    name: 'Correos',
    site: 'https://www.correos.es/',
    tracking: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
  usps: {
    name: 'USPS',
    site: 'https://www.usps.com/',
    tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    numbers: /^(\d{20,34}|[A-Z]{2}\d{9}[A-Z]{2})$/,
  },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carriers;

export const carrierIds = Object.keys(carriers) as CarrierId[];

/** Whether a text is the id of a carrier in the table. */
export function isCarrierId(id: string): id is CarrierId {
  return Object.hasOwn(carriers, id);
}

/** A tracking number as carriers write it: upper case, without spaces and dashes; null where it cannot be one. */
export function readTrackingNumber(text: string): string | null {
  const number = text.slice(0, 60).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{5,40}$/.test(number) ? number : null;
}

/** Whether a number looks as the carrier's do; worth a question to the seller, never a refusal. */
export function looksLikeNumberOf(carrierId: CarrierId, number: string): boolean {
  const { numbers }: Carrier = carriers[carrierId];
  return numbers === undefined || numbers.test(number);
}

/** The carrier's page about a parcel; null for other carriers, for numbers that cannot be one, and without such pages. */
export function trackingUrl(carrierId: string, text: string): string | null {
  const number = readTrackingNumber(text);
  if (!isCarrierId(carrierId) || !number) return null;
  return carriers[carrierId].tracking?.replace('{number}', number) ?? null;
}
