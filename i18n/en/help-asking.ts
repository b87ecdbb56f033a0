export const helpAsking = {
  title: 'Asking for help',
  askAnythingQuestion: 'What can I ask in ‘Ask Anything’?',
  askAnythingAnswer:
    'How things work here, and about your own listings and drafts: how many are live, what is still a draft, what a listing costs. It answers from this Help Center and from your own records, in up to 3,000 characters a question, and says so when it does not know.',
  askAnythingKeywords: 'hello hi hey thanks who are you chat assistant bot prompt ai help',
  assistantActsQuestion: 'Can the assistant publish or change something for me?',
  assistantActsAnswer:
    'No. It only answers, and never does anything in your name. It leads you to the page where you can do it yourself.',
  assistantActsKeywords: 'do it for me automatic action change edit chat assistant',
  voiceMessageQuestion: 'Why is Voice Message disabled?',
  voiceMessageAnswer:
    'It uses the speech recognition of your browser, and not every browser has one. Where it does not exist the button stays disabled and says why. You can type instead.',
  voiceMessageKeywords: 'microphone speech dictate speak voice',
  contactUsQuestion: 'How do I reach a person?',
  contactUsAnswer:
    'With the form at the end of this page. Your message is kept for the people who run this server, together with your account, so that they can answer at your email or phone number. When they read it is up to them. Never send your password.',
  contactUsKeywords: 'support contact email human message write report problem bug complaint operator',
} as const;
