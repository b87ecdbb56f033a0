export const voiceProblem = {
  microphoneForbidden: 'The browser may not use the microphone. You can allow it in the browser’s settings.',
  microphoneMissing: 'No microphone was found.',
  nothingHeard: 'Nothing was heard. Please try again.',
  voiceFailed: 'Your voice could not be turned into text just now.',
} as const;
