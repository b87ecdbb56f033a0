/** What a message to the operator is about. */
export const messageTopics = ['question', 'problem', 'idea'] as const;

export const messageLength = 3000;

/** What is wrong with a message to the operator, by field; values are trimmed already. */
export function checkMessage({ message }: { message: string }): { message?: string } {
  if (!message) return { message: 'Please write your message.' };
  if (message.length > messageLength) return { message: 'Please keep the message to 3,000 characters.' };
  return {};
}
