export const helpCenter = {
  title: 'Help Center',
  description: 'Where to begin as a seller, and answers to questions.',
  sellerTypes: 'What kind of seller are you?',
  beginner: 'Beginner individual',
  beginnerText:
    'Start with one photo. We write the listing in seven languages; you check it, set a price and choose where to sell.',
  addProducts: 'Add Products',
  experienced: 'Experienced seller',
  experiencedText:
    'You know your prices. Use the estimates to compare countries and platforms, edit every text in its language, and keep all listings together in My Storefront.',
  manufacturer: 'Manufacturer or supplier',
  manufacturerText:
    'Begin with one article of each line. A clear photo of a single piece is recognised best; say in the description what you deliver and from which quantity.',
  retailer: 'Retailer looking for suppliers',
  retailerText:
    'Search the shop in any of the seven languages, narrow it by price and recommended country, and see who offers what you need. Writing to a seller through Snapbazaar is not possible yet.',
  questions: 'Questions and answers',
  search: 'Search help',
  answerCount: { one: '{count} answer', other: '{count} answers' },
  noAnswer: 'No answer found for ‘{query}’',
  noAnswerText: 'Try another word, or ask the people who run this server.',
  linkToAnswer: 'Link to this answer',
  writeToUs: 'Write to us',
  topic: 'What is it about?',
  question: 'I have a question',
  problem: 'Something does not work',
  idea: 'I have an idea',
  message: 'Your message',
  messageHint: 'It goes to the people who run this server. They can answer at {address}.',
  messageHintNoAddress: 'It goes to the people who run this server. They can answer at your account’s address.',
  send: 'Send message',
  thanks: 'Your message has been received. Thank you.',
} as const;
