import { z } from 'zod';
import { endpoint, receivedFile, success } from '../../endpoint.ts';
import { idParameter } from '../../input/id-parameter.ts';
import { orderAction } from './order-action.ts';
import { oneOrder, orderKey, orderSummary, reason, returnId, textLanguage } from './orders.ts';

/** What a seller has to do; the first of them waits longest. */
export const orderBuckets = ['to_ship', 'awaiting_payment', 'on_the_way', 'returns', 'closed'] as const;

export const listSellerOrders = endpoint({
  operationId: 'listSellerOrders',
  method: 'GET',
  path: '/user/orders',
  access: 'seller',
  summary: 'The seller’s orders by what needs doing, those that wait longest first',
  body: z.object({
    bucket: z.enum(orderBuckets).optional(),
    /** A number, a buyer or a product. */
    q: z.string().max(100).default(''),
    language: textLanguage,
    cursor: z.string().max(200).optional(),
  }),
  answer: success({
    orders: z.array(orderSummary),
    next_cursor: z.string().nullable(),
    /** At most 100 of each are counted. */
    counts: z.object({
      to_ship: z.int(),
      awaiting_payment: z.int(),
      on_the_way: z.int(),
      returns: z.int(),
      closed: z.int(),
    }),
    oldest_to_ship_at: z.iso.datetime().nullable(),
    next_return_answer_by: z.iso.datetime().nullable(),
  }),
});

export const getSellerOrder = endpoint({
  operationId: 'getSellerOrder',
  method: 'GET',
  path: '/user/orders/:id',
  access: 'seller',
  summary: 'One order with its lines, address, parcels and timeline',
  errors: ['order_not_found'],
  params: idParameter,
  body: z.object({ language: textLanguage }),
  answer: oneOrder,
});

const sellerAction = orderAction('seller');

const lineIds = z.array(z.string().max(15)).max(100).optional();

/** Without `line_ids` all lines that were not shipped go into the parcel. */
export const shipOrder = sellerAction('shipOrder', 'ship', 'Mark lines as shipped in one parcel', {
  key: orderKey,
  carrier: z.string().max(40).meta({ example: 'thailand-post' }),
  tracking_number: z.string().max(60).default(''),
  /** For a carrier that is not in the table. */
  tracking_url: z.string().max(300).default('').meta({ example: 'https://carrier.example.com/AB12345' }),
  line_ids: lineIds,
});
export const declineOrder = sellerAction(
  'declineOrder',
  'decline',
  'Decline lines that cannot be sent; what was paid for them is refunded',
  { key: orderKey, reason: z.string().min(1).max(1000), line_ids: lineIds },
);
export const markPaid = sellerAction('markPaid', 'mark-paid', 'The direct transfer or the cash has arrived', {});
export const markDelivered = sellerAction(
  'markDelivered',
  'mark-delivered',
  'A parcel, or all of them, were delivered',
  { parcel_id: z.string().max(15).optional() },
);
export const acceptReturn = sellerAction('acceptReturn', 'accept-return', 'Accept a return', {
  return_id: returnId,
});
export const declineReturn = sellerAction('declineReturn', 'decline-return', 'Decline a return, with the reason', {
  return_id: returnId,
  reason: z.string().min(1).max(1000),
});
export const markReturned = sellerAction(
  'markReturned',
  'mark-returned',
  'The returned goods have arrived; the refund follows',
  { return_id: returnId },
);
export const refundOrder = sellerAction(
  'refundOrder',
  'refund',
  'Refund some of a completed order as goodwill, from what is available',
  { key: orderKey, amount_cents: z.int().min(1), reason },
  ['not_enough_money'],
);

export const sendPayback = sellerAction(
  'sendPayback',
  'send-payback',
  'The money of a direct payment was paid back, with a reference or a slip',
  { reference: z.string().max(100).default(''), slip: z.string().max(200).optional() },
);

export const uploadSellerOrderPhoto = endpoint({
  operationId: 'uploadSellerOrderPhoto',
  method: 'POST',
  path: '/user/orders/:id/photos',
  access: 'seller',
  summary: 'Upload the slip of a payback; answers its name',
  errors: ['order_not_found', 'order_changed', 'storage_full'],
  params: idParameter,
  file: 'photo',
  body: z.object({}),
  answer: success({ name: z.string() }),
});

export const getOrderDocuments = endpoint({
  operationId: 'getOrderDocuments',
  method: 'POST',
  path: '/user/orders/documents',
  access: 'seller',
  summary: 'Packing slips, invoices or shipping labels of some orders as one PDF file',
  errors: ['order_not_found', 'order_changed', 'documents_busy'],
  body: z.object({
    ids: z.array(z.string().max(15)).min(1).max(50),
    /** A label is a page of A6; there is one only for an order that is to be sent, or on its way. */
    type: z.enum(['packing-slip', 'invoice', 'label']),
    language: textLanguage,
  }),
  fileType: 'application/pdf',
  answer: receivedFile,
});

/** Refused where no dispute about the payment is open. */
export const getDisputeEvidence = endpoint({
  operationId: 'getDisputeEvidence',
  method: 'GET',
  path: '/user/orders/:id/evidence',
  access: 'seller',
  summary: 'What is known of an order whose payment is disputed, as one PDF file for the bank',
  errors: ['order_not_found', 'order_changed', 'documents_busy'],
  params: idParameter,
  body: z.object({ language: textLanguage }),
  fileType: 'application/pdf',
  answer: receivedFile,
});

export const exportOrders = endpoint({
  operationId: 'exportOrders',
  method: 'GET',
  path: '/user/orders/csv',
  access: 'seller',
  summary: 'The orders of the last year as a CSV file, at most 10,000',
  body: z.object({ language: textLanguage }),
  fileType: 'text/csv',
  answer: receivedFile,
});
