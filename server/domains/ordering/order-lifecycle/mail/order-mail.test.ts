import { expect, test } from 'vitest';
import { languages } from '../../../../../contracts/languages.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { renderMail } from '../../../communication/mail/render-mail.ts';
import { transitions } from '../../order-state/transitions.ts';
import { orderNotification, orderNotifications } from './order-mail.ts';

const details = {
  items: [{ title: 'Rattan lamp <b>', units: 2, cents: 249_900, image: 'lamp.webp' }],
  ...{ currency: 'USD' as const, deliveryCents: 300, totalCents: 250_200, amountCents: 3010, refundCents: 3010 },
  tax: { country: 'TH', name: 'vat', share: 700, is_included: true, tax_id: '', cents: 16_368 },
  address: ['Mali Srisuk', '12/5 Soi Sukhumvit 31'],
  expected: { from: '2026-11-19T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
  evidenceDueAt: null,
  parcel: { carrier: 'Flash Express', number: 'TH0123456789', url: 'https://www.flashexpress.com/?se=TH0123456789' },
};
const base = { orderId: 1000, number: 'SB-1000', seller: 'Lamp shop', total: '', amount: '', returnDays: 7, details };

test('every event that the table of transitions tells of has a mail for each reader', () => {
  const told = transitions.flatMap(({ event, notifies }) => notifies.map((role) => `${event} ${role}`));
  expect([...orderNotifications].sort()).toEqual(expect.arrayContaining(told.sort()));
});

test.each(languages)(
  'the mail of a parcel in %s has goods with photo, address, dates, sums and the link',
  (language) => {
    const parameters = { ...base, notification: 'shipped buyer' } as const;
    const content = withLocale(language, () => orderNotification.write(parameters));
    const { text, html } = renderMail(content, { language, origin: 'https://shop.example' });
    const sum = { es: '2502,00\u00a0$', vi: '2.502,00\u00a0$' }[language as string] ?? '$ 2,502.00';
    const tax = { es: '163,68\u00a0$', vi: '163,68\u00a0$' }[language as string] ?? '$ 163.68';
    for (const part of [tax, '× 2', 'Mali Srisuk', 'Flash Express', details.parcel.url, sum, '2026']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain('src="https://shop.example/uploads/320/lamp.jpg"');
    expect(html).not.toContain('lamp <b>');
  },
);

test('a refund names its amount, and each end of a dispute or return says what happened in its subject', () => {
  const write = (notification: (typeof orderNotifications)[number]) =>
    orderNotification.write({ ...base, notification });
  expect(write('return_refunded buyer').paragraphs[0]).toContain('$ 30.10');
  expect(write('return_granted seller').paragraphs[0]).toMatch(/decided for the buyer. \$ 30\.10/);
  expect(write('payment_claimed seller').subject).toBe('Order SB-1000: the buyer says that they have paid');
  expect(write('dispute_won seller').subject).toBe('Order SB-1000: the dispute about the payment is over');
  expect(write('dispute_lost seller').heading).toBe('The bank took the payment back');
  expect(write('return_disputed seller').subject).toBe('Order SB-1000: we decide about the return');
});
