import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../contracts/languages.ts';
import { shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { carrierIds, carriers } from '../../../../reference-data/shipping/carriers.ts';
import { parcelUrl } from '../../../../reference-data/shipping/tracking-links.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { orders, parcels } from '../../../schema/ordering/orders.ts';
import { renderMail } from '../../communication/mail/render-mail.ts';
import { collectMailDetails } from '../order-lifecycle/mail/collect-mail-details.service.ts';
import { writeDetails } from '../order-lifecycle/mail/mail-details.ts';
import { orderNotification } from '../order-lifecycle/mail/order-mail.ts';

const app = await buildTestApp();
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const product = await seller.newProduct({ stock: 1000 });

type Parcel = { carrier: string; tracking_number?: string; tracking_url?: string };

async function ship(parcel: Parcel) {
  const placed = await buyer.buy({ product });
  const params = { id: placed.orders[0]?.id ?? '' };
  return seller.call(shipOrder, { params, body: { key: newKey(), ...parcel } });
}

/** The newest mail to the buyer about a parcel, in a language. */
async function readMail(language: (typeof languages)[number]) {
  const isOrder = and(eq(mails.accountId, buyer.id), eq(mails.template, orderNotification.name));
  const [mail] = await app.db.select().from(mails).where(isOrder).orderBy(desc(mails.createdAt)).limit(1);
  const content = withLocale(language, () =>
    orderNotification.write(orderNotification.parameters.parse(mail?.parameters)),
  );
  return renderMail(content, { language, origin: 'https://shop.example' });
}

test.each([
  ['Thailand Post', 'EB123456785TH', 'Thailand Post', 'https://track.thailandpost.co.th/?trackNumber=EB123456785TH'],
  ['ไปรษณีย์ไทย', 'EB123456785TH', 'Thailand Post', 'https://track.thailandpost.co.th/?trackNumber=EB123456785TH'],
  ['J&T', '820123456789', 'J&T Express Thailand', 'https://www.jtexpress.co.th/service/track?waybillNo=820123456789'],
  ['ups', '1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['  My   cousin ', 'AB12345', 'My cousin', null],
])('an order that is shipped with “%s” has its name and link', async (carrier, tracking_number, carrier_name, url) => {
  const { order } = await ship({ carrier, tracking_number });
  expect(order.ships_from).toBe('TH');
  expect(order.parcels[0]).toMatchObject({ carrier_name, tracking_number, tracking_url: url });
});

describe('a carrier that is not in the table', () => {
  test('has the link that the seller typed, on the page and in the mail with its host in seven languages', async () => {
    const url = 'https://parcels.cousin.co.th/AB12345';
    const { order } = await ship({ carrier: 'My cousin', tracking_number: 'AB12345', tracking_url: ` ${url} ` });
    expect(order.parcels[0]).toMatchObject({ carrier_name: 'My cousin', tracking_url: url });
    for (const language of languages) {
      const { text, html } = await readMail(language);
      expect(text).toContain(`parcels.cousin.co.th: ${url}`);
      expect(html).toMatch(/href="https:\/\/parcels\.cousin\.co\.th\/AB12345">[^<]+parcels\.cousin\.co\.th<\/a>/);
    }
  });

  test.each([
    'http://cousin.co.th/1',
    'https://me:password@cousin.co.th/1',
    'https://192.168.1.1/',
    'javascript:alert(1)',
  ])('is refused the link %s, and the order stays to be shipped', async (tracking_url) => {
    await expect(ship({ carrier: 'My cousin', tracking_url })).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('https://'),
    });
  });
});

test('the page of a known carrier is not replaced by a typed link', async () => {
  const typed = { tracking_number: 'EB123456785TH', tracking_url: 'https://elsewhere.co/1' };
  const { order } = await ship({ carrier: 'thailand-post', ...typed });
  expect(order.parcels[0]?.tracking_url).toBe('https://track.thailandpost.co.th/?trackNumber=EB123456785TH');
});

describe('the mail of a parcel', () => {
  test.each(carrierIds)('with %s names it and leads to its page', async (carrier) => {
    const [order] = await app.db.select().from(orders).limit(1);
    if (!order) throw new Error('No order was placed before.');
    const parcel = { orderId: order.id, carrier, trackingNumber: 'AB12345', trackingUrl: null };
    await app.db.insert(parcels).values({ ...parcel, shippedAt: new Date() });
    const asked = { event: 'shipped', cents: 0, reader: 'buyer' } as const;
    const facts = writeDetails(await collectMailDetails(app.db, order, asked)).facts ?? [];
    const url = parcelUrl(parcel);
    expect(facts.at(-1)).toMatchObject({ value: `${carriers[carrier].name} AB12345` });
    expect(facts.at(-1)?.link?.url ?? null).toBe(url);
    if (url) expect(facts.at(-1)?.link?.label).toContain(new URL(url).hostname);
  });
});
