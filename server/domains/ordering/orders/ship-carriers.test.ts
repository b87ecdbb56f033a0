import { expect, test } from 'vitest';
import { shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp();
const { newSeller, newBuyer, newKey } = ordering(app);

test.each([
  ['Thailand Post', 'EB123456785TH', 'Thailand Post', 'https://track.thailandpost.co.th/?trackNumber=EB123456785TH'],
  ['ไปรษณีย์ไทย', 'EB123456785TH', 'Thailand Post', 'https://track.thailandpost.co.th/?trackNumber=EB123456785TH'],
  ['J&T', '820123456789', 'J&T Express Thailand', 'https://www.jtexpress.co.th/service/track?waybillNo=820123456789'],
  ['ups', '1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['  My   cousin ', 'AB12345', 'My cousin', null],
])('an order that is shipped with “%s” has its name and link', async (carrier, tracking_number, carrier_name, url) => {
  const seller = await newSeller();
  const buyer = await newBuyer();
  const { orders } = await buyer.buy({ product: await seller.newProduct() });
  const params = { id: orders[0]?.id ?? '' };
  const { order } = await seller.call(shipOrder, { params, body: { key: newKey(), carrier, tracking_number } });
  expect(order.ships_from).toBe('TH');
  expect(order.parcels[0]).toMatchObject({ carrier_name, tracking_number, tracking_url: url });
});
