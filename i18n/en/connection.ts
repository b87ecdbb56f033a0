export const connection = {
  unreachable: 'The server cannot be reached.',
  bar: 'The server cannot be reached. We keep trying; nothing you typed is lost.',
  answerLost: 'The connection was lost before the answer came. Please try again.',
} as const;
