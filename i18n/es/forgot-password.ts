import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: 'Recuperar contraseña',
  sellerDescription: 'Elige una nueva contraseña para tu cuenta de vendedor en Snapbazaar.',
  customerTitle: 'Recuperar contraseña',
  customerDescription: 'Elige una nueva contraseña para tu cuenta de comprador en Snapbazaar.',
  subtitle: 'Te enviaremos un código para elegir una nueva',
  sendCode: 'Enviar código',
  howToGetCode: 'Cómo recibir el código',
  sentTo: 'Si hay una cuenta con {address}, recibirás un código. Es válido por 15 minutos.',
  code: 'Código',
  codeRequired: 'Escribe los seis dígitos del código.',
  newPassword: 'Nueva contraseña',
  setPassword: 'Guardar nueva contraseña',
  otherAddress: 'Usar otro correo electrónico o teléfono',
  remembered: '¿Ya la recordaste? <link>Inicia sesión</link>',
  resetTitle: 'Elige una nueva contraseña',
  resetDescription: 'Elige una nueva contraseña para tu cuenta en Snapbazaar.',
  resetSubtitle: 'Se cerrarán todas las sesiones abiertas de tu cuenta',
  linkMissing: 'Esta página se abre desde el enlace de nuestro correo. Pide uno nuevo.',
  askAsSeller: 'Pedirlo como vendedor',
  askAsCustomer: 'Pedirlo como comprador',
};
