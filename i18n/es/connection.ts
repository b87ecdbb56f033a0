import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: 'No se puede conectar con el servidor.',
  bar: 'No se puede conectar con el servidor. Seguimos intentándolo; no se pierde nada de lo que escribiste.',
  answerLost: 'Se perdió la conexión antes de recibir respuesta. Inténtalo de nuevo.',
};
