import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: 'Iniciar sesión con llave de acceso',
  passkeyFailed: 'No se usó ninguna llave de acceso. Elige otra forma de iniciar sesión o inténtalo de nuevo.',
  demoSeller: 'Probar como vendedor de demostración',
  demoCustomer: 'Probar como comprador de demostración',
  secondStepTitle: 'Un paso más',
  secondStepText:
    'Escribe los seis dígitos que muestra ahora tu app de autenticación o uno de tus códigos de recuperación.',
  code: 'Código',
  codeRequired: 'Escribe el código.',
  finish: 'Completar inicio de sesión',
  back: 'Volver',
  linkNote:
    'Ya existe una cuenta con tu correo electrónico. Inicia sesión en ella como siempre y vincularemos ambos accesos.',
  signingIn: 'Iniciando sesión…',
  denied: 'No iniciaste sesión en el otro sitio. Elige una forma de iniciar sesión.',
  expired: 'Ese inicio de sesión tardó demasiado o ya se usó. Empieza de nuevo.',
  failed: 'Ese inicio de sesión no funcionó. Inténtalo de nuevo o inicia sesión de otra forma.',
  unavailable: 'El otro sitio no responde en este momento. Inténtalo de nuevo o inicia sesión de otra forma.',
};
