import { z } from 'zod';
import { endpoint, receivedFile, success } from '../../endpoint.ts';
import { idParameter } from '../../input/id-parameter.ts';
import { paybackMethods } from '../payments/payback-account.ts';
import { orderAction } from './order-action.ts';
import { oneOrder, orderKey, orderList, reason, returnId, textLanguage } from './orders.ts';

export const listCustomerOrders = endpoint({
  operationId: 'listCustomerOrders',
  method: 'GET',
  path: '/customer/orders',
  access: 'customer',
  summary: 'The customer’s orders, newest first',
  body: z.object({ language: textLanguage, cursor: z.string().max(200).optional() }),
  answer: orderList,
});

export const getCustomerOrder = endpoint({
  operationId: 'getCustomerOrder',
  method: 'GET',
  path: '/customer/orders/:id',
  access: 'customer',
  summary: 'One order with its lines, parcels and timeline',
  errors: ['order_not_found'],
  params: idParameter,
  body: z.object({ language: textLanguage }),
  answer: oneOrder,
});

const customerAction = orderAction('customer');

export const cancelOrder = customerAction(
  'cancelOrder',
  'cancel',
  'Cancel an order that was not shipped; what was paid is refunded',
  { reason },
);
export const confirmReceipt = customerAction('confirmReceipt', 'confirm-receipt', 'Everything has arrived', {});
export const claimPayment = customerAction(
  'claimPayment',
  'claim-payment',
  'Tell the seller that a direct transfer was made',
  { reference: z.string().max(100).default(''), slip: z.string().max(200).optional() },
);
export const requestReturn = customerAction(
  'requestReturn',
  'request-return',
  'Ask to return lines within the return window',
  {
    key: orderKey,
    line_ids: z.array(z.string().max(15)).min(1).max(100),
    /** Not needed where the law of the buyer’s country lets them withdraw without one. */
    reason,
    photo: z.string().max(200).optional(),
  },
);
export const sendReturn = customerAction(
  'sendReturn',
  'send-return',
  'Tell the seller how the goods of an accepted return were sent',
  {
    return_id: returnId,
    carrier: z.string().max(40).meta({ example: 'thailand-post' }),
    tracking_number: z.string().max(60).default(''),
  },
);
export const disputeReturn = customerAction(
  'disputeReturn',
  'dispute-return',
  'Ask the platform to decide about a declined return',
  { return_id: returnId, reason },
);
export const givePaybackAccount = customerAction(
  'givePaybackAccount',
  'payback-account',
  'Name the account to which the seller, who was paid directly, pays money back',
  {
    method: z.enum(paybackMethods),
    /** Six digits for VietQR, a name for another bank. */
    bank: z.string().max(100).default(''),
    holder: z.string().max(100).default(''),
    /** The PromptPay or PayNow id, or the number of the account. */
    account: z.string().max(60).meta({ example: '0812345678' }),
  },
);
export const confirmPayback = customerAction(
  'confirmPayback',
  'payback-received',
  'The money that the seller pays back has arrived',
  {},
);
export const disputePayback = customerAction(
  'disputePayback',
  'payback-missing',
  'The money that the seller says to have paid back did not arrive; the platform decides',
  { reason },
);
export const reviewOrder = customerAction(
  'reviewOrder',
  'review',
  'Review a line that was delivered',
  {
    line_id: z.string().max(15),
    stars: z.int().min(1).max(5),
    text: z.string().max(2000).default(''),
    photo: z.string().max(200).optional(),
  },
  ['product_not_found'],
);

/** Photos of returns, reviews and payment slips; private to the two sides of the order. */
export const uploadOrderPhoto = endpoint({
  operationId: 'uploadOrderPhoto',
  method: 'POST',
  path: '/customer/orders/:id/photos',
  access: 'customer',
  summary: 'Upload a photo for a return, a review or a payment slip; answers its name',
  errors: ['order_not_found', 'order_changed', 'storage_full'],
  params: idParameter,
  file: 'photo',
  body: z.object({}),
  answer: success({ name: z.string() }),
});

export const getReturnLabel = endpoint({
  operationId: 'getReturnLabel',
  method: 'GET',
  path: '/customer/orders/:id/return-label',
  access: 'customer',
  summary: 'The label and the slip of an accepted return as a PDF file',
  errors: ['order_not_found', 'order_changed'],
  params: idParameter,
  body: z.object({ return_id: returnId, language: textLanguage }),
  fileType: 'application/pdf',
  answer: receivedFile,
});

export const getOrderReceipt = endpoint({
  operationId: 'getOrderReceipt',
  method: 'GET',
  path: '/customer/orders/:id/receipt',
  access: 'customer',
  summary: 'The receipt of a paid order as a PDF file',
  errors: ['order_not_found', 'documents_busy'],
  params: idParameter,
  body: z.object({ language: textLanguage }),
  fileType: 'application/pdf',
  answer: receivedFile,
});
