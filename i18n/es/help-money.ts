import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: 'Pedidos, dinero y tokens',
  ordersQuestion: '¿Cómo me hacen pedidos los compradores?',
  ordersAnswer:
    'Tocan «Comprar ahora» o agregan tu publicación al carrito. Ves el pedido en Mi tienda, en Pedidos, con todo lo que hay que hacer: enviarlo, confirmar una transferencia, responder a una devolución. Antes, indica una sola vez en Configuración cómo haces los envíos y cómo te pagan.',
  ordersKeywords: 'comprar compra carrito pagar pedido cliente comprador pago venta checkout',
  whenPaidQuestion: '¿Cuándo me pagan?',
  whenPaidAnswer:
    'Los pagos con tarjeta se retienen hasta que el pedido se completa, siete días después de la entrega; entonces pasan a tu billetera, menos la comisión. Las transferencias y el efectivo te llegan directamente. Las tarjetas funcionan en modo de prueba, sin dinero real, hasta que el operador configure un proveedor de tarjetas.',
  whenPaidKeywords: 'dónde está mi dinero cobrar cobro pago retirar ganancias ingresos banco',
  sandboxQuestion: '¿Son reales los depósitos, los retiros y las cuentas bancarias vinculadas?',
  sandboxAnswer:
    'No. Funcionan en un modo de prueba claramente señalado: no se mueve dinero real y la cuenta bancaria vinculada es de prueba. No escribas los datos de una cuenta real.',
  sandboxKeywords:
    'billetera monedero cartera depositar retirar vincular cuenta prueba dinero usdt pago instantáneo factura sandbox',
  sellingFeeQuestion: '¿Snapbazaar cobra alguna tarifa o comisión?',
  sellingFeeAnswer:
    'Publicar es gratis. Por cada pedido completado, Snapbazaar cobra una comisión; la ves en Configuración y en el último paso de la publicación, antes de publicar.',
  sellingFeeKeywords: 'vender porcentaje costo coste tarifas comisiones cargo',
  sampleDataQuestion: '¿Qué significa la etiqueta «Datos de ejemplo»?',
  sampleDataAnswer:
    'Que las cifras que la acompañan son un ejemplo y no son tuyas. En cuanto tu cuenta tiene datos propios de ese tipo, la página los muestra y la etiqueta desaparece.',
  sampleDataKeywords: 'falso ficticio ejemplo demo demostración cifras números estadísticas',
  tokensQuestion: '¿Qué son los tokens T4L?',
  tokensAnswer:
    'Puntos dentro de Snapbazaar por participar en la personalización. No son dinero, no se compran ni se venden y no tienen valor fuera de aquí. En «Ver historial de tokens», en tu perfil, aparecen todos los que recibiste o perdiste.',
  tokensKeywords: 'token saldo cripto criptomoneda moneda recompensa puntos ganar',
  earnTokensQuestion: '¿Cómo gano los +5 T4L?',
  earnTokensAnswer:
    'Marca «Permitir la recopilación de datos de comportamiento» en tu perfil. Recibes 5 T4L una vez; si desmarcas la casilla, los pierdes, y si vuelves a marcarla, los recibes de nuevo. Así nunca tienes más de 5 por este motivo.',
  earnTokensKeywords: 'bono bonificación recompensa premio tokens casilla personalización',
  claimTokenQuestion: '¿Por qué no puedo reclamar tokens de Google, Facebook o Twitter?',
  claimTokenAnswer:
    'Para reclamarlos necesitas conectar una cuenta de esa red social, y esa conexión no está configurada en este servidor. Mientras tanto, las filas muestran cifras de ejemplo.',
  claimTokenKeywords: 'reclamar token red social conectar acceso google facebook twitter',
};
