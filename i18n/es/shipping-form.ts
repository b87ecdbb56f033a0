import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: 'Los paquetes salen de',
  place: 'Ciudad',
  placeHint: 'Los compradores la ven junto al tiempo de entrega.',
  packDays: 'Días para preparar el pedido',
  packDaysHint: 'Días hábiles hasta enviar un pedido pagado.',
  homeFee: 'Envío dentro de tu país, en dólares (US$)',
  regionFee: 'Envío a tu región, en dólares (US$)',
  worldFee: 'Envío al resto del mundo, en dólares (US$)',
  emptyFee: 'Déjalo vacío si no haces envíos allí.',
  freeFrom: 'Importe mínimo para envío gratis, en dólares (US$)',
  freeFromHint: 'Déjalo vacío si no ofreces envío gratis.',
  countryRequired: 'Elige un país.',
  placeTooLong: 'Máximo 100 caracteres.',
  packDaysWrong: 'Escribe un número de días de 0 a 30.',
  feeRequired: 'Escribe una tarifa; 0 significa envío gratis.',
  feeWrong: 'Escribe un importe de hasta $1,000, por ejemplo 4.50.',
  freeFromWrong: 'Escribe un importe de hasta $100,000, por ejemplo 50.',
  save: 'Guardar opciones de envío',
  suggested: 'Completamos estos datos según tu país. Los compradores podrán hacer pedidos cuando los guardes.',
};
