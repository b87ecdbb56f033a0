import { z } from 'zod';
import { mailHelpText } from '../../../../i18n/generated/mail-help.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** What the operator answers to a message; the frame is in the sender's language, the words are the operator's. */
export const contactAnswer = defineTemplate({
  name: 'contact-answer',
  mayBeStopped: false,
  parameters: z.object({ answer: z.string() }),
  write: ({ answer }) => ({
    subject: mailHelpText('answerSubject'),
    heading: mailHelpText('answerHeading'),
    paragraphs: [...answer.split(/\n+/), mailHelpText('answerMore')],
    button: { label: mailHelpText('answerButton'), path: '/contact' },
  }),
});
