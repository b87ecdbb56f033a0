import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: 'Tarjeta',
  cardHint: 'Dinero protegido hasta que recibas tu pedido',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: 'Escanea un código por vendedor con la app de tu banco; cada uno confirma el pago',
  cash_on_delivery: 'Pago contra entrega',
  cashHint: 'Paga al repartidor cuando llegue',
  sandbox: 'Modo de prueba',
  noFee: 'sin comisión',
  onlyFrom: 'Lo aceptan: {sellers}',
};
