import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: 'Confirma que eres tú',
  text: 'Para proteger tu dinero, tus datos y tu acceso, confirma que eres tú. La confirmación es válida por diez minutos.',
  password: 'Contraseña actual',
  passwordRequired: 'Escribe tu contraseña actual.',
  withPassword: 'Confirmar',
  withPasskey: 'Confirmar con llave de acceso',
  passkeyFailed: 'No se usó ninguna llave de acceso. Elige otra opción o inténtalo de nuevo.',
  appCode: 'Código de tu app de autenticación',
  mailedCode: 'Código del correo',
  codeRequired: 'Escribe el código.',
  sendMail: 'Enviarme un código por correo',
  signInAgain: 'Iniciar sesión de nuevo con {provider}',
  yourWays: 'tus formas de iniciar sesión',
};
