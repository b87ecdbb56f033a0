import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: 'Historial de tu cuenta',
  yourHistory: 'tu historial',
  none: 'Todavía no hay actividad.',
  'signed-in': 'Inicio de sesión',
  'second-step-failed': 'Código incorrecto en la verificación en dos pasos',
  'password-changed': 'Contraseña cambiada',
  'contact-changed': 'Correo electrónico o teléfono cambiado',
  'contact-verified': 'Correo electrónico o teléfono confirmado',
  'identity-linked': 'Acceso vinculado: {detail}',
  'identity-unlinked': 'Acceso desvinculado: {detail}',
  'passkey-added': 'Llave de acceso agregada: {detail}',
  'passkey-removed': 'Llave de acceso eliminada: {detail}',
  'second-step-on': 'Verificación en dos pasos activada',
  'second-step-off': 'Verificación en dos pasos desactivada',
  'recovery-codes-renewed': 'Nuevos códigos de recuperación',
  'session-ended': 'Sesión cerrada en otro dispositivo',
  'data-downloaded': 'Datos descargados',
  'money-sent': 'Retiro o pago instantáneo',
};
