import type { TranslationOf } from '../define-messages.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: TranslationOf<typeof english> = {
  title: 'Finalizar compra',
  description: 'Dirección, envío y pago de tu pedido.',
  sandbox: 'Modo de prueba. No se mueve dinero real.',
  direct: 'Este dinero va directo al vendedor.',
  deliverTo: 'Dirección de entrega',
  change: 'Cambiar',
  savedAddresses: 'Direcciones guardadas',
  anotherAddress: 'Otra dirección',
  saveAddress: 'Guardar esta dirección',
  saveAddressHint: 'Para tu próximo pedido.',
  note: 'Nota para los vendedores',
  noteHint: 'Opcional; por ejemplo, dónde dejar el paquete.',
  notShipped: '{seller} no hace envíos a {country}. Sus productos se quedan en tu carrito.',
  payWith: 'Pagar con',
  paySellerWith: 'Pagar a {seller} con',
  sum: 'Resumen',
  items: { one: '{count} producto', other: '{count} productos' },
  deliveryOf: { one: 'Envío, {count} paquete', other: 'Envío, {count} paquetes' },
  free: 'gratis',
  total: 'Total',
  about: 'aprox. {amount} · cambio del {date}',
  placeOrder: 'Realizar pedido',
  customs:
    'No se calculan impuestos. Si los productos vienen de otro país, la aduana puede cobrarte aranceles cuando lleguen.',
  oneSeller:
    'Puedes cancelar hasta que el vendedor haga el envío. Devoluciones hasta {days} días después de la entrega.',
  moreSellers:
    '{count} pedidos, uno por vendedor. Puedes cancelar hasta que el vendedor haga el envío. Devoluciones hasta {days} días después de la entrega.',
  nothing: 'No hay productos para comprar.',
  toCart: 'Volver al carrito',
  toProduct: 'Volver al producto',
  noMethod: 'Estos productos todavía no se pueden pagar aquí.',
  placed: 'Pedido realizado',
  lost: 'Se perdió la conexión antes de recibir la respuesta. Toca de nuevo: el pedido no se duplicará.',
  unanswered:
    'Tu último intento quedó sin respuesta, así que es posible que el pedido ya se haya realizado. Consulta de nuevo: no se duplicará.',
  askAgain: 'Consultar de nuevo',
};
