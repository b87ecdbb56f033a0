import type { OrderPaymentProvider } from './order-payments.ts';

/** The buyer pays at the door and the seller marks it: nothing happens before, and no money passes through us. */
export const cashOnDelivery: OrderPaymentProvider = {
  isSandbox: false,
  async start() {
    return { type: 'none' };
  },
};
