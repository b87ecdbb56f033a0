import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: 'Confirma tu correo electrónico o teléfono',
  verifyText:
    'Toca el botón si creaste una cuenta en Snapbazaar o cambiaste su correo electrónico o teléfono. Si no fuiste tú, cierra esta página.',
  verifyButton: 'Confirmar',
  verified: 'Tu correo electrónico o teléfono está confirmado.',
  undoTitle: 'Recupera tu correo electrónico o teléfono',
  undoText:
    'Alguien cambió el correo electrónico o el teléfono de tu cuenta. Si no fuiste tú, recupera el anterior: se cerrarán todas las sesiones y elegirás una nueva contraseña.',
  undoButton: 'No fui yo',
  stopTitle: 'Dejar de recibir correos',
  stopText:
    'Ya no recibirás novedades de Snapbazaar por correo. Los correos sobre tus pedidos y la seguridad de tu cuenta seguirán llegando.',
  stopButton: 'Dejar de recibirlos',
  stopped: 'Ya no recibirás estos correos.',
  resume: 'Volver a recibirlos',
  linkMissing: 'Esta página se abre desde un enlace de nuestro correo, y el enlace está incompleto. Ábrelo de nuevo.',
  toHome: 'Ir a Snapbazaar',
  description: 'Página que se abre desde un correo de Snapbazaar.',
};
