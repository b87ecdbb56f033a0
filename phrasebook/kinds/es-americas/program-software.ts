import type { AmericanPhrases } from '../../kind-phrases.ts';

export const programSoftware: AmericanPhrases = {
  'accounting-software': { phrase: [['para facturas y pymes'], 'Ideal para llevar la cuenta de ingresos y gastos.', 'Práctico para freelancers, tiendas y empresas pequeñas.'] },
  'office-suite': { noun: ['paquete de oficina', 'm'] },
  'video-editing-software': { noun: ['programa de edición de video', 'm'] },
  'media-converter-software': { noun: ['convertidor de video', 'm'] },
  'cloud-hosting': { noun: ['hosting web', 'm'] },
  'backup-software': { noun: ['programa de respaldo', 'm'] },
  'exam-prep-course': { noun: ['curso en línea', 'm'] },
  'stock-video-pack': { noun: ['video de stock', 'm'] },
  'icon-pack': { noun: ['paquete de íconos', 'm'] },
};
