export const about = {
  title: 'What is Snapbazaar',
  description: 'Open source marketplace software that turns one product photo into a listing in seven languages.',
  lead: 'A marketplace where one product photo becomes a live listing in seven languages.',
  buyers: 'For those who buy',
  aisles:
    'Fifteen aisles of products, open to everyone without an account. Every listing is written in English, Thai, Chinese, Vietnamese, Spanish, Japanese and Korean.',
  sellers: 'For those who sell',
  photo:
    'A seller uploads one picture. The server reads it and proposes a title and a description in each language, the countries where it may sell, and a price range. The seller checks every word before anything is published.',
  marks:
    'What an AI wrote or offers is marked in violet with a spark. Figures that are only examples are marked ‘Sample data’.',
  operator: 'Who runs it',
  openSource:
    'Snapbazaar is open source software under the MIT licence, made by the Snapbazaar contributors. This website is one installation of it, run by its operator, who decides what may be sold here. How to reach them stands under <contact>Connect to us</contact>.',
} as const;
