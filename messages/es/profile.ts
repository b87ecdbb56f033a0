import type { TranslationOf } from '../define-messages.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: TranslationOf<typeof english> = {
  title: 'Perfil',
  description: 'Tu cuenta, tus sesiones y tus tokens.',
  details: 'Tus datos',
  name: 'Nombre',
  nameHint: 'Los compradores lo ven junto a tus publicaciones.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneHint: 'Con el código de país, por ejemplo +66 81 234 5678.',
  currentPassword: 'Contraseña actual',
  currentPasswordHint:
    'Inicias sesión con tu correo electrónico o teléfono, así que para cambiarlo necesitas tu contraseña.',
  currentPasswordRequired: 'Escribe tu contraseña actual.',
  saveDetails: 'Guardar datos',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  newPasswordHint: 'Al menos {count} caracteres. La sesión se cerrará en los demás dispositivos.',
  confirmPassword: 'Confirmar contraseña',
  changePassword: 'Cambiar contraseña',
  sessions: 'Sesiones abiertas',
  yourSessions: 'tus sesiones',
  sessionTimes: 'Inicio: {start}; último uso: {last}',
  thisDevice: 'Este dispositivo',
  endSession: 'Cerrar sesión',
  endSessionOn: 'Cerrar sesión en {device}',
  endOthers: 'Cerrar las demás sesiones',
  noOthers: 'Solo tienes la sesión abierta en este dispositivo.',
  unknownDevice: 'Dispositivo desconocido',
  aBrowser: 'Un navegador',
  browserOn: '{browser} en {system}',
};
