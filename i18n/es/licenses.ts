import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: 'Licencias de terceros',
  description: 'Los paquetes de código abierto que incluye Snapbazaar y sus licencias.',
  lead: {
    one: 'Snapbazaar se apoya en el trabajo de otros: {count} paquete. La lista, agrupada por licencia, se generó al crear esta versión.',
    other:
      'Snapbazaar se apoya en el trabajo de otros: {count} paquetes. La lista, agrupada por licencia, se generó al crear esta versión.',
  },
  seePackage: 'Consulta el paquete',
};
