import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Pago pendiente',
  to_ship: 'Por enviar',
  shipped: 'En camino',
  delivered: 'Entregado',
  completed: 'Completado',
  cancelled: 'Cancelado',
  openReturn: 'Devolución',
  card: 'Tarjeta',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: 'Pago contra entrega',
  notPaid: '{method}: por pagar',
  neverPaid: '{method}: sin pagar',
  toConfirm: '{method}: por confirmar',
  payBack: '{method}: reembolsar si ya se cobró',
  held: 'Pagado, retenido',
  released: 'Transferido a tu billetera',
  paidToYou: '{method}: cobrado',
  refunded: '{method}: reembolsado',
  disputed: '{method}: en disputa',
};
