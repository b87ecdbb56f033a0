import type { TranslationOf } from '../define-messages.ts';
import type { mailOrders as english } from '../en/mail-orders.ts';

export const mailOrders: TranslationOf<typeof english> = {
  open: 'Ver el pedido',
  placedSubject: 'Tu pedido {number}',
  placedHeading: 'Recibimos tu pedido',
  placedText: '{seller} ya tiene tu pedido {number} por {total}. Puedes seguirlo en la página del pedido.',
  newSubject: 'Nuevo pedido {number}',
  newHeading: 'Tienes un nuevo pedido',
  newText: 'Ya puedes preparar y enviar el pedido {number} por {total}.',
  paidSubject: 'El pedido {number} está pagado',
  paidHeading: 'Pago recibido',
  paidText: 'Se recibió el pago de {total} por el pedido {number}. {seller} ya está preparando tu pedido.',
  cashText: '{seller} recibió {total} en efectivo por el pedido {number}. Gracias.',
  claimedSubject: 'Pedido {number}: el comprador avisó que pagó',
  claimedHeading: 'Revisa tu cuenta',
  claimedText: 'El comprador dice que envió {total} por el pedido {number}. Confírmalo cuando recibas el dinero.',
  shippedSubject: 'El pedido {number} está en camino',
  shippedHeading: 'Tu pedido está en camino',
  shippedText: '{seller} envió el pedido {number}. En la página del pedido puedes ver dónde está.',
  deliveredSubject: 'El pedido {number} fue entregado',
  deliveredHeading: 'Tu pedido fue entregado',
  deliveredText: 'El pedido {number} figura como entregado. Tienes {days} días para pedir una devolución.',
  cancelledSubject: 'El pedido {number} se canceló',
  cancelledHeading: 'El pedido se canceló',
  cancelledText: 'El pedido {number} se canceló y no se enviará.',
  lapsedText: 'El pedido {number} no se pagó a tiempo y se canceló. Los productos están de nuevo a la venta.',
  declinedSubject: 'Pedido {number}: una parte no se puede enviar',
  declinedHeading: 'Una parte de tu pedido no se puede enviar',
  declinedText: '{seller} no puede enviar una parte del pedido {number}. En la página del pedido verás el motivo.',
  refundSubject: 'Reembolso del pedido {number}',
  refundHeading: 'Tu reembolso está en camino',
  refundText: 'Tu reembolso de {amount} por el pedido {number} está en camino.',
  refundSentText: 'Se envió el reembolso del pedido {number}. Tu banco puede tardar unos días en mostrarlo.',
  paidLateText:
    'Tu pago del pedido {number} llegó después de que se cancelara. Recibirás de vuelta el importe completo.',
  returnAskedSubject: 'Pedido {number}: solicitud de devolución',
  returnAskedHeading: 'Un comprador quiere devolver algo',
  returnAskedText:
    'Responde a la solicitud de devolución del pedido {number} en un plazo de {days} días. Después se considera aceptada.',
  returnSubject: 'Pedido {number}: tu devolución',
  returnAcceptedHeading: 'Aceptaron tu devolución',
  returnAcceptedDaysText:
    'Envía de vuelta los productos del pedido {number} para que lleguen en un plazo máximo de {days} días. Recibirás el reembolso cuando lleguen.',
  returnDeclinedHeading: 'Rechazaron tu devolución',
  returnDeclinedText: '{seller} rechazó la devolución del pedido {number}. Puedes pedirnos que decidamos.',
  returnLapsedHeading: 'Se cerró la devolución',
  returnLapsedText:
    'El vendedor no recibió a tiempo los productos del pedido {number}, así que no hay reembolso. Si los enviaste, tienes {days} días para pedirnos que decidamos.',
  returnLapsedSellerText:
    'Los productos del pedido {number} no llegaron a tiempo, así que la devolución se cerró. El comprador tiene {days} días para pedirnos que decidamos.',
  returnDisputedHeading: 'Vamos a decidir sobre una devolución',
  returnDisputedText:
    'El comprador del pedido {number} nos pidió que decidamos sobre la devolución. No tienes que hacer nada.',
  returnDecidedHeading: 'Ya decidimos sobre la devolución',
  returnDecidedText:
    'Revisamos la devolución del pedido {number} y decidimos a favor del vendedor: no se reembolsará el dinero.',
  completedSubject: 'El pedido {number} se completó',
  completedHeading: 'El pedido se completó',
  completedText: 'Terminó el plazo de devolución del pedido {number} y el dinero ya es tuyo.',
  disputeSubject: 'Pedido {number}: el pago está en disputa',
  disputeHeading: 'El pago está en disputa',
  disputeText:
    'El banco del comprador puso en disputa el pago del pedido {number}. El dinero queda retenido hasta que se resuelva.',
  disputeWonText: 'La disputa por el pedido {number} terminó y el pago se mantiene.',
  disputeLostText: 'La disputa por el pedido {number} terminó y el banco del comprador revirtió el pago.',
};
