import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: 'Licencias de terceros',
  description: 'Los paquetes de código abierto que incluye Snapbazaar y sus licencias.',
  lead: {
    one: 'Snapbazaar se apoya en el trabajo de otros: {count} paquete, ordenado por licencia cuando se creó esta versión.',
    other:
      'Snapbazaar se apoya en el trabajo de otros: {count} paquetes, ordenados por licencia cuando se creó esta versión.',
  },
};
