import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import type { sellerPaymentMethods } from '../../../schema/ordering/selling.ts';

type Settings = Omit<typeof sellerPaymentMethods.$inferSelect, 'sellerId' | 'changedAt'>;

/** What holds before a seller has chosen: buyers pay by card. */
export const defaultMethods: Settings = {
  takesCard: true,
  takesCashOnDelivery: false,
  promptpayId: null,
  vietqrBank: null,
  vietqrAccount: null,
  paynowId: null,
};

/** The methods that a seller takes, in the order in which they are offered. */
export function methodsTaken(saved: Settings | null): PaymentMethod[] {
  const settings = saved ?? defaultMethods;
  const isTaken: Record<PaymentMethod, boolean> = {
    card: settings.takesCard,
    promptpay: settings.promptpayId !== null,
    vietqr: settings.vietqrBank !== null && settings.vietqrAccount !== null,
    paynow: settings.paynowId !== null,
    cash_on_delivery: settings.takesCashOnDelivery,
  };
  return (Object.keys(isTaken) as PaymentMethod[]).filter((method) => isTaken[method]);
}
