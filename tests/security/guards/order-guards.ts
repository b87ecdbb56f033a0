import type { OrderRecords } from './order-records.ts';

const byId = (id: string) => ({ params: { id } });
const key = 'key-of-a-guard';
const shipment = { key, carrier: 'flash-express' };

/** For each call about an order: the record that it names, and what makes the owner's call succeed. */
export const orderCalls: Record<string, [thing: keyof OrderRecords, body: object]> = {
  'POST /user/orders/:id/ship': ['toShip', shipment],
  'POST /user/orders/:id/decline': ['toDecline', { key, reason: 'Broken' }],
  'POST /user/orders/:id/mark-paid': ['toConfirm', {}],
  'POST /user/orders/:id/mark-delivered': ['shipped', {}],
  'POST /user/orders/:id/accept-return': ['returnToAccept', {}],
  'POST /user/orders/:id/decline-return': ['returnToDecline', { reason: 'Worn' }],
  'POST /user/orders/:id/mark-returned': ['returnToRefund', {}],
  'POST /user/orders/:id/refund': ['completed', { key, amount_cents: 100 }],
  'POST /user/orders/:id/send-payback': ['paybackToSend', { reference: 'A1' }],
  'POST /user/orders/:id/photos': ['paybackToSend', {}],
  'GET /user/orders/:id': ['completed', {}],
  'GET /customer/orders/:id': ['toCancel', {}],
  'GET /customer/orders/:id/receipt': ['completed', {}],
  'GET /customer/orders/:id/return-label': ['returnToDecline', {}],
  'POST /customer/orders/:id/send-return': [
    'returnToDecline',
    { carrier: 'flash-express', tracking_number: 'TH12345' },
  ],
  'POST /customer/orders/:id/cancel': ['toCancel', {}],
  'POST /customer/orders/:id/confirm-receipt': ['shipped', {}],
  'POST /customer/orders/:id/claim-payment': ['toConfirm', { reference: 'A1' }],
  'POST /customer/orders/:id/request-return': ['shipped', { key, line_ids: ['1'], reason: 'Broken' }],
  'POST /customer/orders/:id/dispute-return': ['returnToDecline', {}],
  'POST /customer/orders/:id/payback-account': ['paybackToSend', { method: 'promptpay', account: '0812345678' }],
  'POST /customer/orders/:id/payback-received': ['paybackToConfirm', {}],
  'POST /customer/orders/:id/payback-missing': ['paybackToDispute', { reason: 'Nothing is there' }],
  'POST /customer/orders/:id/review': ['completed', { line_id: '1', stars: 1 }],
  'POST /customer/orders/:id/photos': ['completed', {}],
  'GET /customer/purchases/:id': ['purchase', {}],
  'POST /customer/purchases/:id/pay': ['purchase', { key }],
};

export const askById = (body: object) => (id: string) => ({ ...byId(id), body });
