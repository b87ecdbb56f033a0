export const assistantAnswers = {
  conversation: 'Conversation',
  youAsked: 'You asked:',
  answering: 'Looking for an answer',
  stopped: 'Stopped. The answer is not complete.',
  askAgain: 'Ask again',
  fromHelp: 'From the Help Center',
  fromRecords: 'From your own listings',
  fromModel: 'Written by a model from the Help Center and your listings; please check what matters',
} as const;
