import { z } from 'zod';
import { endpoint, success } from '../../endpoint.ts';

const id = z.string().max(60);

/** Which methods a seller takes; ids are typed once and answered masked. */
export const sellerPaymentMethods = z.object({
  card: z.boolean(),
  cash_on_delivery: z.boolean(),
  /** A Thai phone number, national id, tax id or e-wallet id. */
  promptpay: z.object({ is_on: z.boolean(), masked: z.string().nullable() }),
  /** A bank of Vietnam and the account there. */
  vietqr: z.object({ is_on: z.boolean(), bank: z.string().nullable(), masked: z.string().nullable() }),
  /** A mobile number of Singapore or a UEN. */
  paynow: z.object({ is_on: z.boolean(), masked: z.string().nullable() }),
  /** Of each sale through the platform, unless its category has a commission of its own. */
  commission_percent: z.number(),
  commission_fixed_cents: z.int(),
  /** Whether the commission is another one in some categories. */
  commission_varies: z.boolean(),
  /** The tax that is added to the commission; null where none is charged. */
  commission_tax: z.object({ name: z.string(), share: z.int() }).nullable(),
  is_sandbox: z.boolean(),
});

export type SellerPaymentMethods = z.infer<typeof sellerPaymentMethods>;

export const getPaymentMethods = endpoint({
  operationId: 'getPaymentMethods',
  method: 'GET',
  path: '/user/payment-methods',
  access: 'seller',
  summary: 'How buyers can pay this seller',
  answer: success({ payment_methods: sellerPaymentMethods, is_saved: z.boolean() }),
});

/** An omitted id keeps the saved one; an empty one removes it. */
export const putPaymentMethods = endpoint({
  operationId: 'putPaymentMethods',
  method: 'PUT',
  path: '/user/payment-methods',
  access: 'seller',
  // The ids of one visitor would be shown to the others.
  refusesDemo: true,
  summary: 'Choose how buyers can pay; changing an id needs the password or a fresh reauthentication',
  errors: ['reauthentication_required', 'wrong_password', 'too_many_sign_ins'],
  body: z.object({
    card: z.boolean().default(true),
    cash_on_delivery: z.boolean().default(false),
    promptpay_id: id.optional().meta({ example: '0812345678' }),
    vietqr_bank: id.optional().meta({ example: '970436' }),
    vietqr_account: id.optional(),
    paynow_id: id.optional().meta({ example: '+6591234567' }),
    /** Needed to change an id, unless the session was proven within ten minutes. */
    current_password: z.string().max(200).default(''),
  }),
  answer: success({ payment_methods: sellerPaymentMethods }),
});
