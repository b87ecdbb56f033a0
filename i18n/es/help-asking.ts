import type { TranslationOf } from '../define-messages.ts';
import type { helpAsking as english } from '../en/help-asking.ts';

export const helpAsking: TranslationOf<typeof english> = {
  title: 'Pedir ayuda',
  askAnythingQuestion: '¿Qué puedo preguntar en «Pregunta lo que quieras»?',
  askAnythingAnswer:
    'Cómo funcionan las cosas aquí y también por tus publicaciones y borradores: cuántas están activas, qué sigue en borrador, qué precio tiene una publicación. Responde a partir de este Centro de ayuda y de tus propios datos, a preguntas de hasta 3000 caracteres, y te avisa cuando no sabe algo.',
  askAnythingKeywords: 'hola buenas gracias quién eres chat asistente bot pregunta ai ia ayuda',
  assistantActsQuestion: '¿El asistente puede publicar o cambiar algo por mí?',
  assistantActsAnswer:
    'No. Solo responde y nunca hace nada en tu nombre. Te lleva a la página donde puedes hacerlo tú.',
  assistantActsKeywords: 'hazlo por mí automático acción cambiar editar chat asistente',
  voiceMessageQuestion: '¿Por qué está desactivado «Mensaje de voz»?',
  voiceMessageAnswer:
    'Usa el reconocimiento de voz de tu navegador, y no todos los navegadores lo tienen. Si el tuyo no lo tiene, el botón queda desactivado y explica por qué. Puedes escribir tu mensaje.',
  voiceMessageKeywords: 'micrófono voz dictar hablar audio',
  contactUsQuestion: '¿Cómo me comunico con una persona?',
  contactUsAnswer:
    'Con el formulario al final de esta página. Tu mensaje se guarda junto con tu cuenta para el equipo que administra este servidor, que así puede responderte por correo electrónico o teléfono. Cuándo lo lea depende de ese equipo. Nunca envíes tu contraseña.',
  contactUsKeywords:
    'soporte contacto correo email persona humano mensaje escribir reportar problema error queja reclamo operador atención',
};
