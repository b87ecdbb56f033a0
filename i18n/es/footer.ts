import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'Una foto se convierte en una publicación en siete idiomas.',
  languages: 'Idioma',
  learn: 'Más información',
  about: 'Qué es Snapbazaar',
  contact: 'Contáctanos',
  sponsor: 'Patrocinio y donaciones',
  legal: 'Legal',
  terms: 'Términos de uso',
  privacy: 'Política de privacidad',
  licenses: 'Licencias de terceros',
};
