export const messageRules = {
  required: 'Please write your message.',
  tooLong: 'Please keep the message to {count} characters.',
} as const;
