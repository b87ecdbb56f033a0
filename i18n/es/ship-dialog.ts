import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: { one: 'Marcar {count} pedido como enviado', other: 'Marcar {count} pedidos como enviados' },
  lead: 'Avisamos de inmediato a los compradores, con el enlace para seguir su paquete.',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  trackingNumberOf: 'Número de seguimiento de {number}',
  trackingHint: 'Puede quedar vacío, pero el comprador no podrá seguir el paquete.',
  notANumber: 'Un número de seguimiento tiene de 5 a 40 letras y dígitos.',
  looksWrong: 'Los números de {carrier} suelen tener otro formato. Revísalo de nuevo.',
  confirm: 'Marcar como enviado',
  cancel: 'Cancelar',
  shipped: { one: '{count} pedido marcado como enviado', other: '{count} pedidos marcados como enviados' },
  someFailed: {
    one: 'No se pudo marcar {count} pedido. El motivo aparece al lado.',
    other: 'No se pudieron marcar {count} pedidos. Los motivos aparecen al lado.',
  },
};
