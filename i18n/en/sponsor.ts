export const sponsor = {
  title: 'Sponsor and Donation',
  description: 'How to help Snapbazaar: with time, words, machines or money.',
  lead: 'Snapbazaar is free to use. If it serves you well, there are ways to give back.',
  time: 'Give time',
  report: 'Report what does not work, with the steps that lead there.',
  translate: 'Correct a translation in your own language.',
  mend: 'Mend a mistake or add a test in the source.',
  money: 'Give money',
  noAccount:
    'The project has no account for donations on this website and asks for nothing here. If you want to support the people who run this marketplace, ask its operator; see <contact>Connect to us</contact>.',
  noInfluence: 'No payment changes what is listed, how it is ranked or what a review says.',
} as const;
