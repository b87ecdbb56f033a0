import type { TranslationOf } from '../define-messages.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: TranslationOf<typeof english> = {
  title: 'Política de privacidad',
  description: 'Qué guarda este marketplace sobre ti, dónde y por qué.',
  lead: 'Qué guarda el software sobre ti, dónde lo guarda y por qué.',
  onServer: 'En el servidor',
  login:
    'Tu dirección de correo electrónico o tu número de teléfono y un hash irreversible de tu contraseña, para que puedas iniciar sesión.',
  session: 'Un hash irreversible del token de cada sesión, para que tu sesión siga abierta hasta que la cierres.',
  mails: 'Los correos y mensajes de texto que te enviamos, durante 30 días, sin los códigos que contenían.',
  published: 'Lo que publicas o guardas: publicaciones, imágenes y productos guardados.',
  orders:
    'Si eres comprador, tu carrito, tus direcciones, tus pedidos con la dirección a la que se enviaron, los comprobantes de pago, las devoluciones y las opiniones. El vendedor ve la dirección de un pedido mientras está en curso o se puede devolver; las opiniones son públicas y muestran tu nombre.',
  sellerChoices:
    'Si eres vendedor, lo que permites, los tokens que obtuviste por ello y los mensajes que escribiste al operador.',
  views:
    'Cuántas veces al día se vio, se tocó, se guardó o se convirtió en imagen publicitaria cada producto, por país, según el idioma y el reloj de tu navegador. Son totales: no contienen datos de ninguna persona, y no se cuentan los navegadores que piden no ser rastreados (Do Not Track, Global Privacy Control).',
  editedPhotos: 'Las fotos que un vendedor edita en Recursos, durante siete días.',
  adPictures:
    'Las imágenes publicitarias que los visitantes crean a partir de un producto, durante una semana; las creadas solo a partir de un texto, durante una hora.',
  unpublishedPhotos: 'Las fotos que se subieron y nunca se publicaron, junto con su análisis, durante un mes.',
  photoNumbers:
    '256 números que describen el aspecto de la foto de una publicación, para encontrarla por foto y, salvo que el vendedor indique lo contrario en Configuración, para reconocer fotos parecidas.',
  requestLog: 'Un registro técnico de solicitudes, para detectar fallos y frenar abusos.',
  searchPhoto: 'La foto con la que buscas se analiza una sola vez y no se guarda.',
  cameraData: 'Los datos de ubicación y de la cámara que contiene una foto se eliminan antes de guardar la imagen.',
  inBrowser: 'En tu navegador',
  ownSession: 'Tu sesión, mientras esté iniciada.',
  preferences: 'El tema, el idioma y la moneda que elegiste, y si la barra lateral está contraída.',
  purchases:
    'Tu carrito, hasta que cierres sesión; el país de entrega y el método de pago que usaste; y, hasta que cierres la página, lo que escribiste al finalizar la compra. Los números de tarjeta nunca se guardan.',
  draft: 'El borrador de la publicación que estás escribiendo, hasta que la publiques o cierres sesión.',
  noTrackers:
    'Sin cookies publicitarias ni rastreadores. Las fuentes y las imágenes del sitio vienen de este servidor.',
  passedOn: 'Lo que se comparte',
  publicData: 'Lo que publicas es público, y también el nombre de tu tienda.',
  model:
    'Las fotos se analizan y las preguntas se responden en este servidor, salvo que su operador haya conectado un modelo de lenguaje de otra empresa. En ese caso, a ese modelo se le envía:',
  sentPhoto:
    'cuando un vendedor sube una foto: la imagen, sin datos de ubicación ni de la cámara, y las palabras impresas en ella;',
  sentQuestion:
    'cuando haces una pregunta al asistente: la pregunta y la conversación anterior, y tus publicaciones y borradores más recientes con sus títulos, precios, categorías y estados.',
  neverSent:
    'Nunca se le envían tu nombre, tu correo electrónico, tu número de teléfono, tu contraseña ni ningún dato de tu billetera.',
  speech:
    'Si hablas con el asistente en lugar de escribir, tu navegador convierte el audio en texto. Para ello, algunos navegadores envían el audio a la empresa que los desarrolla; el audio no llega a este servidor.',
  rights: 'Tus derechos',
  responsible:
    'El operador de este servidor es responsable de tus datos. Los vendedores pueden ver, descargar y eliminar los suyos en <settings>Configuración</settings>; cualquier persona puede pedir al operador verlos, corregirlos o eliminarlos: visita la página <contact>Contáctanos</contact>.',
};
