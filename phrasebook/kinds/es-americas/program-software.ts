import type { AmericanPhrases } from '../../kind-phrases.ts';

export const programSoftware: AmericanPhrases = {
  'accounting-software': { phrase: [['para facturas y pymes'], 'Ideal para llevar la cuenta de ingresos y gastos.', 'Práctico para freelancers, tiendas y empresas pequeñas.'] },
  'office-suite': { noun: ['paquete de oficina', 'm'] },
  'pdf-software': { phrase: [['para documentos y formularios'], 'Ideal para trabajar con archivos PDF en la PC.', 'Práctico para oficinas, estudiantes y quien firma contratos.'] },
  'video-editing-software': { noun: ['programa de edición de video', 'm'] },
  'media-converter-software': { noun: ['convertidor de video', 'm'], phrase: [['para música y películas'], 'Ideal para reproducir, convertir u organizar tus archivos.', 'Práctico para quien tiene una gran colección en la PC.'] },
  'cloud-hosting': { noun: ['hosting web', 'm'] },
  'backup-software': { noun: ['programa de respaldo', 'm'] },
  'exam-prep-course': { noun: ['curso en línea', 'm'] },
  'software-pc-game': { phrase: [['para gamers'], 'Ideal para jugar en la PC después de clase o del trabajo.', 'Un buen regalo para un amigo gamer.'] },
  'testing-automation-software': { phrase: [['para pruebas y tareas repetitivas'], 'Va bien para que la PC haga clics, pruebas y tareas de rutina.', 'Práctico para desarrolladores, testers y oficinas.'] },
  'icon-pack': { noun: ['paquete de íconos', 'm'] },
  'stock-video-pack': { noun: ['video de stock', 'm'] },
};
