import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'Qué es Snapbazaar',
  addProduct: 'Agregar un producto',
  upgrade: 'Mejorar plan',
  privacyPolicy: 'Política de privacidad',
  openChat: 'Abrir Chat con IA',
  orders: 'Pedidos',
  myStorefront: 'Mi tienda',
  chooseCurrency: 'Elegir la moneda en que ves los precios',
  continueDraft: 'Continuar con tu borrador',
  wallet: 'Billetera y banco',
  yourTokens: 'Tus tokens',
  personalization: 'Personalización',
  socialProfile: 'Tu perfil social',
  yourProfile: 'Tu perfil',
  changePassword: 'Cambiar la contraseña',
  contact: 'Contáctanos',
  sessions: 'Sesiones abiertas',
  managePrivacy: 'Administrar privacidad',
  downloadData: 'Descargar mis datos',
  closeAccount: 'Cerrar mi cuenta',
  settings: 'Configuración',
  askAnything: 'Pregunta lo que quieras',
  writeToUs: 'Escríbenos',
};
