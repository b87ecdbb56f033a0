import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: 'Cómo haces los envíos y cómo te pagan',
  lead: 'Solo te lo preguntamos una vez: ya lo completamos por ti y se guarda al publicar. Puedes cambiarlo después en Configuración.',
  packed: {
    one: 'Los paquetes salen de {country} en un máximo de {count} día. Tarifa de envío nacional: {fee}.',
    other: 'Los paquetes salen de {country} en un máximo de {count} días. Tarifa de envío nacional: {fee}.',
  },
  packedToday: 'Los paquetes salen de {country} el mismo día. Tarifa de envío nacional: {fee}.',
  change: 'Cambiar opciones de envío',
  more: 'PromptPay, VietQR y PayNow se pueden agregar en Configuración.',
};
