import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: 'Pedidos, dinero y tokens',
  ordersQuestion: '¿Cómo me hacen pedidos los compradores?',
  ordersAnswer:
    'Todavía no a través de Snapbazaar. Un comprador puede leer tu publicación, guardarla en favoritos y compartirla; la opción de comprar llegará más adelante. No mostramos pedidos que no existen.',
  ordersKeywords: 'comprar compra carrito pagar pedido cliente comprador pago venta checkout',
  whenPaidQuestion: '¿Cuándo me pagan?',
  whenPaidAnswer:
    'Snapbazaar todavía no recibe pagos de compradores, así que no hay nada que pagarte. Las páginas de dinero funcionan en modo de prueba: no se mueve dinero real.',
  whenPaidKeywords: 'dónde está mi dinero cobrar cobro pago retirar ganancias ingresos banco',
  sandboxQuestion: '¿Son reales los depósitos, los retiros y las cuentas bancarias vinculadas?',
  sandboxAnswer:
    'No. Funcionan en un modo de prueba claramente señalado: no se mueve dinero real y la cuenta bancaria vinculada es de prueba. No escribas los datos de una cuenta real.',
  sandboxKeywords:
    'billetera monedero cartera depositar retirar vincular cuenta prueba dinero usdt pago instantáneo factura sandbox',
  sellingFeeQuestion: '¿Snapbazaar cobra alguna tarifa o comisión?',
  sellingFeeAnswer: 'No. Publicar es gratis y no hay comisión, porque todavía no se vende a través de Snapbazaar.',
  sellingFeeKeywords: 'vender porcentaje costo coste tarifas comisiones cargo',
  sampleDataQuestion: '¿Qué significa la etiqueta «Datos de ejemplo»?',
  sampleDataAnswer:
    'Que las cifras que la acompañan son un ejemplo y no son tuyas. En cuanto tu cuenta tiene datos propios de ese tipo, la página los muestra y la etiqueta desaparece.',
  sampleDataKeywords: 'falso ficticio ejemplo demo demostración cifras números estadísticas',
  tokensQuestion: '¿Qué son los tokens T4L?',
  tokensAnswer:
    'Puntos dentro de Snapbazaar por participar en la personalización. No son dinero, no se compran ni se venden y no tienen valor fuera de aquí. En Ver historial de tokens, en tu perfil, aparecen todos los que recibiste o perdiste.',
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
