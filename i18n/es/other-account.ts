import type { TranslationOf } from '../define-messages.ts';
import type { otherAccount as english } from '../en/other-account.ts';

export const otherAccount: TranslationOf<typeof english> = {
  sameSignIn: 'Tiene los mismos datos de acceso, {identity}, y la misma contraseña.',
  sameWays: 'Tiene el mismo correo electrónico o teléfono y la misma contraseña.',
  customerStays: 'Tu cuenta de comprador no cambia; inicia sesión en cualquiera de las dos cuando quieras.',
  sellerStays: 'Tu cuenta de vendedor no cambia; inicia sesión en cualquiera de las dos cuando quieras.',
  currentPassword: 'Contraseña actual',
  passwordRequired: 'Escribe tu contraseña actual.',
  notNow: 'Ahora no',
  open: 'Crear e iniciar sesión',
};
