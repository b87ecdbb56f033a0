import type { TranslationOf } from '../define-messages.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: TranslationOf<typeof english> = {
  title: 'Configuración',
  description: 'Tema, idioma, moneda, notificaciones y tus datos.',
  lead: 'Se guarda en este navegador, salvo lo que corresponde a tu cuenta.',
  theme: 'Tema',
  themeText: 'Se aplica en todas las pestañas abiertas.',
  languageAndCurrency: 'Idioma y moneda',
  languageAndCurrencyText: 'Cómo ves los productos de Snapbazaar. Tus propios precios siguen en dólares (US$).',
  language: 'Idioma',
  currency: 'Moneda',
  notifications: 'Notificaciones',
  notificationsText: 'Avisos para cuando no estás en la página.',
  notify: 'Avisarme cuando termine un análisis',
  notifyHint: 'En este navegador, mientras la página esté abierta en segundo plano.',
  mailChoice:
    'Los correos sobre tu inicio de sesión y tus pedidos llegan siempre; los demás incluyen un enlace para dejar de recibirlos.',
  notificationsOn: 'Las notificaciones están activadas',
  notificationsOnText: 'Te avisaremos cuando termine un análisis.',
  notificationsMissing: 'Este navegador no admite notificaciones.',
  notificationsDenied:
    'Este navegador bloquea las notificaciones de este sitio. Puedes permitirlas en la configuración del navegador.',
  notificationsHidden: 'Este navegador no muestra notificaciones de páginas web.',
  shipping: 'Envíos',
  shippingText:
    'Desde dónde salen tus paquetes, en cuánto tiempo y con qué tarifa. Los compradores lo ven antes de comprar.',
  yourShipping: 'tus opciones de envío',
  payment: 'Métodos de pago',
  paymentText: 'Cómo pueden pagarte los compradores. Cada pedido conserva el método con el que se hizo.',
  yourPayment: 'tus métodos de pago',
  photos: 'Reconocimiento de fotos',
  photosText: 'Lo que Snapbazaar aprende de las fotos. Las fotos en sí no se usan.',
  photoLearning: 'Permitir que mis publicaciones mejoren el reconocimiento de fotos para todos',
  photoLearningHint:
    'La categoría que confirmas ayuda con fotos parecidas. Si desmarcas la casilla, se elimina lo que se aprendió de ti; los compradores seguirán encontrando tus productos por foto.',
  data: 'Tus datos',
  dataText: 'Un archivo con todo lo que este servidor guarda sobre tu cuenta.',
  download: 'Descargar mis datos',
  danger: 'Zona de peligro',
  dangerText: 'Al cerrar tu cuenta, se elimina para siempre con todas sus publicaciones. Descarga antes tus datos.',
  close: 'Cerrar mi cuenta',
  closeTitle: '¿Cerrar tu cuenta?',
  closeText:
    'Tus publicaciones dejarán de verse de inmediato. Tu cuenta, tus fotos, tus mensajes y tus tokens se eliminarán, y tu sesión se cerrará en todos los dispositivos. Esta acción no se puede deshacer.',
  closeWallet:
    'Antes debes <wallet>retirar</wallet> el dinero de tu billetera; si queda menos de $1, que no se puede retirar, lo perderás.',
  currentPassword: 'Contraseña actual',
  currentPasswordRequired: 'Escribe tu contraseña actual.',
  keep: 'Conservar mi cuenta',
  confirmClose: 'Cerrar para siempre',
};
