import type { ShopCurrency } from '../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../contracts/languages.ts';

export type Address = Record<string, string> & { country: string };

/** A shop and its buyer, with every amount as their pages write it. */
export interface CurrencyJourney {
  currency: ShopCurrency;
  seller: Language;
  buyer: { language: Language; timezoneId: string; address: Address };
  preview: readonly string[];
  shipping: Record<string, string>;
  taxId: string | null;
  price: { typed: string; seller: string; buyer: string; about: RegExp };
  /** At the check-out, in the buyer's language. */
  sums: readonly string[];
  /** On the order, in the seller's language. */
  order: readonly string[];
  /** Whether the law of the buyer's country accepts a return by itself. */
  isWithdrawal: boolean;
  refund: { seller: string; buyer: string };
  available: string;
  income: readonly string[];
  invoice: readonly string[];
  /** Sales, commission and closing balance: as the statement's PDF and as its CSV writes them. */
  statement: { pdf: readonly string[]; csv: readonly string[] };
  withdrawal: { typed: string; review: readonly string[]; paid: string };
}

const person = { name: 'Mali Srisuk', phone: '+66812345678' };

export const journeys: readonly CurrencyJourney[] = [
  {
    currency: 'THB',
    seller: 'th',
    buyer: {
      language: 'ja',
      timezoneId: 'Asia/Tokyo',
      address: { country: 'TH', ...person, line1: '12/5 Soi Sukhumvit 31', region: 'Bangkok', postal_code: '10110' },
    },
    preview: ['$ 40.00 → ฿1,300.00', '$ 49.90 → ฿1,622.00'],
    shipping: { country: 'TH', home_fee: '45', region_fee: '', world_fee: '', free_from: '' },
    taxId: '0105512345678',
    price: { typed: '1250.50', seller: '฿1,250.50', buyer: '฿1,250.50', about: /¥5,848/ },
    sums: ['฿2,872.50', '฿45.00', '฿2,917.50'],
    order: ['฿2,917.50', '฿190.86'],
    isWithdrawal: false,
    refund: { seller: '฿1,622.00', buyer: '-฿1,622.00' },
    available: '฿1,232.98',
    income: ['฿1,295.50'],
    invoice: ['฿2,917.50'],
    statement: { pdf: ['฿1,295.50', '-฿62.52', '฿1,232.98'], csv: ['1295.50,1295.50', '-62.52,1232.98'] },
    withdrawal: { typed: '1000', review: ['฿1,000.00', '฿8.00', '฿992.00'], paid: '฿992.00' },
  },
  {
    currency: 'VND',
    seller: 'vi',
    buyer: {
      language: 'ko',
      timezoneId: 'Asia/Seoul',
      address: { country: 'KR', ...person, line1: '12 Sejong-daero', city: 'Seoul', postal_code: '04524' },
    },
    preview: ['40,00\u00a0$ → 1.050.000\u00a0₫', '49,90\u00a0$ → 1.310.000\u00a0₫'],
    shipping: { country: 'VN', home_fee: '30000', region_fee: '', world_fee: '250000', free_from: '' },
    taxId: null,
    price: { typed: '1045000', seller: '1.045.000\u00a0₫', buyer: '₫1,045,000', about: /₩56,900/ },
    sums: ['₫2,355,000', '₫250,000', '₫2,605,000'],
    order: ['2.605.000\u00a0₫'],
    isWithdrawal: false,
    refund: { seller: '1.310.000\u00a0₫', buyer: '-₫1,310,000' },
    available: '1.242.750\u00a0₫',
    income: ['1.295.000\u00a0₫'],
    invoice: ['2.605.000\u00a0₫'],
    statement: { pdf: ['1.295.000 ₫', '-52.250 ₫', '1.242.750 ₫'], csv: ['1295000,1295000', '-52250,1242750'] },
    withdrawal: {
      typed: '1.000.000',
      review: ['1.000.000\u00a0₫', '7.000\u00a0₫', '993.000\u00a0₫'],
      paid: '993.000\u00a0₫',
    },
  },
  {
    currency: 'EUR',
    seller: 'es',
    buyer: {
      language: 'zh',
      timezoneId: 'Asia/Shanghai',
      address: { country: 'DE', ...person, line1: 'Torstraße 12', city: 'Berlin', postal_code: '10119' },
    },
    preview: ['40,00\u00a0$ → 34,40\u00a0€', '49,90\u00a0$ → 42,91\u00a0€'],
    shipping: { country: 'ES', home_fee: '3', region_fee: '4,90', world_fee: '', free_from: '' },
    taxId: null,
    price: { typed: '36,50', seller: '36,50\u00a0€', buyer: '€36.50', about: /¥301\.30/ },
    sums: ['€79.41', '€4.90', '€84.31'],
    order: ['84,31\u00a0€'],
    isWithdrawal: true,
    refund: { seller: '42,91\u00a0€', buyer: '-€42.91' },
    available: '39,58\u00a0€',
    income: ['41,40\u00a0€'],
    invoice: ['84,31\u00a0€'],
    statement: { pdf: ['41,40 €', '-1,82 €', '39,58 €'], csv: ['41.40,41.40', '-1.82,39.58'] },
    withdrawal: { typed: '30,50', review: ['30,50\u00a0€', '0,22\u00a0€', '30,28\u00a0€'], paid: '30,28\u00a0€' },
  },
];
