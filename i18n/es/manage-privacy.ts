import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: 'Administrar privacidad',
  description: 'Lo que permites, lo que se guarda y cómo eliminarlo.',
  allowed: 'Lo que permites',
  onServer: 'Guardado en este servidor',
  serverData:
    'Tu nombre, tu correo electrónico o teléfono, un hash irreversible de tu contraseña, dónde tienes la sesión iniciada, tus fotos, publicaciones y planes, tus preferencias y tokens, y lo que nos escribiste. La <privacy>Política de privacidad</privacy> explica por qué.',
  download: 'Ver y descargar todo',
  delete: 'Eliminar todo',
  inBrowser: 'Guardado en este navegador',
  listingDraft: 'Borrador de publicación',
  cart: 'Carrito',
  country: 'País de entrega',
  paymentMethod: 'Último método de pago',
  theme: 'Tema claro u oscuro',
  language: 'Idioma de las páginas',
  currency: 'Moneda',
  sidebar: 'Barra lateral contraída',
  notifications: 'Notificaciones',
  ordersSeen: 'Última vez que viste tus pedidos',
  carrier: 'Transportista de tu último paquete',
  forget: 'Borrar',
  forgetEntry: 'Borrar: {name}',
  nothingKept: 'Sin datos',
};
