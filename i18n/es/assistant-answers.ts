import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: 'Conversación',
  youAsked: 'Preguntaste:',
  answering: 'Buscando una respuesta',
  stopped: 'Se detuvo. La respuesta está incompleta.',
  askAgain: 'Volver a preguntar',
  fromHelp: 'Del Centro de ayuda',
  fromRecords: 'De tus publicaciones',
  fromModel: 'Escrito por un modelo a partir del Centro de ayuda y de tus publicaciones; revisa lo importante',
};
