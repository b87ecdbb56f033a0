export const messageTopics = ['question', 'problem', 'idea'] as const;

export const messageLength = 3000;

/** The problems of a message to the operator by field; expects trimmed values. */
export function checkMessage({ message }: { message: string }): { message?: string } {
  if (!message) return { message: 'Please write your message.' };
  if (message.length > messageLength) return { message: 'Please keep the message to 3,000 characters.' };
  return {};
}
