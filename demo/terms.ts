import type { CountryCode } from '../reference-data/countries/countries.ts';
import { countriesReached } from '../reference-data/shipping/reach.ts';
import { suggestFees } from '../reference-data/shipping/shipping.ts';
import type { sellerPaymentMethods, shippingProfiles } from '../server/schema/ordering/selling.ts';
import { seededRandom } from './random/seeded-random.ts';
import type { DemoSeller } from './sellers.ts';

type Profile = Omit<typeof shippingProfiles.$inferInsert, 'sellerId' | 'changedAt'>;
type Methods = Omit<typeof sellerPaymentMethods.$inferInsert, 'sellerId' | 'changedAt'>;

/** How a demo seller ships: the suggested fees, a few days to pack, and for some free delivery from an amount. */
export function shippingOf({ email, country, place }: DemoSeller): Profile {
  const { home, region, world } = suggestFees(country);
  const fees = { country, homeFeeCents: home, regionFeeCents: region, worldFeeCents: world };
  return {
    ...fees,
    sendsTo: countriesReached(fees),
    place,
    packDays: 1 + Math.floor(seededRandom('pack', email) * 3),
    freeFromCents: seededRandom('free', email) < 0.5 ? 5000 : null,
  };
}

/** Ids that nobody has, so that no real person is ever paid for goods of the demo shop. */
const transferIds: Partial<Record<CountryCode, Partial<Methods>>> = {
  TH: { promptpayId: '0000000000001' },
  VN: { vietqrBank: '970436', vietqrAccount: '0000000000' },
  SG: { paynowId: '00000000A' },
};

const cashCountries: readonly CountryCode[] = ['TH', 'VN', 'MY', 'PH', 'ID', 'KH', 'IN'];

/** How a demo seller is paid: by card, as people there transfer money, and at the door where that is usual. */
export function methodsOf({ country }: DemoSeller): Methods {
  return { takesCard: true, takesCashOnDelivery: cashCountries.includes(country), ...transferIds[country] };
}
