import type { AmericanPhrases } from '../../kind-phrases.ts';

export const programSoftware: AmericanPhrases = {
  'office-suite': { noun: ['paquete de oficina', 'm'], phrase: [['software de ofimática', 'para documentos y hojas de cálculo'], 'Informes, hojas de cálculo y presentaciones desde tu escritorio.', 'Buen comienzo para estudiantes, freelancers y equipos pequeños.'] },
  'pos-software': { phrase: [['POS', 'para tiendas y restaurantes'], 'Cobra y lleva la cuenta del inventario.', 'Bueno para cafeterías, boutiques y puestos.'] },
  'project-management-software': { phrase: [['planificador de tareas', 'para equipos'], 'Quién hace qué y qué viene después.', 'Sirve en lanzamientos, estudios y remodelaciones.'] },
  'cad-software': { phrase: [['dibujo técnico', 'para arquitectura e ingeniería'], 'Planos, piezas y edificios en pantalla.', 'Útil para arquitectos, ingenieros y remodelaciones.'] },
  'video-editing-software': { noun: ['programa de edición de video', 'm'] },
  'media-converter-software': { noun: ['convertidor de video', 'm'], phrase: [['para archivos de música y películas'], 'Disfruta tu colección de video y música sin líos.', 'A la mano al ordenar videos caseros y álbumes.'] },
  'antivirus-software': { phrase: [['seguridad para PC'], 'Te ayuda a cuidar el equipo de la familia.', 'Una suma sensata al estrenar laptop.'] },
  'parental-control-software': { phrase: [['software para familias'], 'Ayuda a acordar buenos hábitos de pantalla.', 'Apoyo para papás que entregan el primer celular.'] },
  'operating-system': { phrase: [['para PC y laptop'], 'El punto de partida de un equipo nuevo o renovado.', 'Útil al revivir un equipo viejo para estudiar.'] },
  'cloud-hosting': { noun: ['hosting web', 'm'], phrase: [['alojamiento', 'para blogs y tiendas'], 'Un hogar en línea para tu sitio o tus archivos.', 'Bueno para blogs, tiendas y portafolios.'] },
  'backup-software': { noun: ['programa de respaldo', 'm'], phrase: [['copia de seguridad', 'para archivos y fotos'], 'Cuida las fotos y documentos que te importan.', 'Vale la pena antes de cambiar de equipo.'] },
  'exam-prep-course': { noun: ['curso en línea', 'm'] },
  'maths-science-software': { phrase: [['para cálculo y gráficas'], 'Ecuaciones, datos y gráficas en pantalla.', 'Ayuda en tareas, informes e investigación.'] },
  'stock-video-pack': { noun: ['video de stock', 'm'] },
  'icon-pack': { noun: ['paquete de íconos', 'm'] },
};
