/** Example questions of sellers, by topic. */
export const promptGroups: readonly { title: string; prompts: readonly string[] }[] = [
  {
    title: 'My listings',
    prompts: [
      'Which of my listings are live?',
      'Is my draft saved if I close the page?',
      'How do I change a listing that is already live?',
      'How do I pause or remove a listing?',
    ],
  },
  {
    title: 'Photo and texts',
    prompts: [
      'What makes a good product photo?',
      'Who writes the texts?',
      'What does “a guess, please check” mean?',
      'The category is wrong. What can I do?',
    ],
  },
  {
    title: 'Price, goal and delivery',
    prompts: [
      'How is the price range estimated?',
      'How are the countries recommended?',
      'How is the sales forecast calculated?',
      'How do I ship to other countries?',
    ],
  },
];
