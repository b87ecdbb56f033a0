export const choices = {
  yourChoices: 'Your choices',
  behavioralData: 'Allow behavioral data collection (earn +5 T4L)',
  behavioralDataHint: 'How you use your workspace may be counted. Unticking it takes the 5 T4L back.',
  optimize: 'Optimize products for other buyers',
  optimizeHint: 'What is learnt from your listings may improve what other buyers are shown.',
} as const;
