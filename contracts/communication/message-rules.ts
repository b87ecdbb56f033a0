import { messageRulesText } from '../../i18n/generated/message-rules.ts';

export const messageTopics = ['question', 'problem', 'idea'] as const;

export const messageLength = 3000;

/** The problems of a message to the operator by field; expects trimmed values. */
export function checkMessage({ message }: { message: string }): { message?: string } {
  if (!message) return { message: messageRulesText('required') };
  if (message.length > messageLength) return { message: messageRulesText('tooLong', { count: messageLength }) };
  return {};
}
