/** What sellers ask about, ready to be sent or changed. */
export const promptGroups: readonly { title: string; prompts: readonly string[] }[] = [
  {
    title: 'My listings',
    prompts: [
      'Which of my listings are live?',
      'What is still missing in my draft?',
      'How do I change a listing that is already live?',
      'How do I pause or remove a listing?',
    ],
  },
  {
    title: 'Photo and texts',
    prompts: [
      'What makes a good product photo?',
      'How are the texts in seven languages written?',
      'What does “a guess, please check” mean?',
      'How do I choose another category?',
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
