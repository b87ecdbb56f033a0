import type { HelpTopic } from '../entry.ts';

export const asking: HelpTopic = {
  id: 'asking',
  title: 'Asking for help',
  entries: [
    {
      slug: 'ask-anything',
      question: 'What can I ask in ‘Ask Anything’?',
      answer:
        'How things work here, and about your own listings and drafts: how many are live, what is still a draft, what a listing costs. It answers from this Help Center and from your own records, in up to 3,000 characters a question, and says so when it does not know.',
      keywords: 'hello hi hey thanks who are you chat assistant bot prompt ai help',
      links: [{ to: '/chat', label: 'Ask Anything' }],
    },
    {
      slug: 'assistant-acts',
      question: 'Can the assistant publish or change something for me?',
      answer:
        'No. It only answers, and never does anything in your name. It leads you to the page where you can do it yourself.',
      keywords: 'do it for me automatic action change edit chat assistant',
    },
    {
      slug: 'voice-message',
      question: 'Why is Voice Message disabled?',
      answer:
        'It uses the speech recognition of your browser, and not every browser has one. Where it does not exist the button stays disabled and says why. You can type instead.',
      keywords: 'microphone speech dictate speak voice',
    },
    {
      slug: 'contact-us',
      question: 'How do I reach a person?',
      answer:
        'With the form at the end of this page. Your message is kept for the people who run this server, together with your account, so that they can answer at your email or phone number. When they read it is up to them. Never send your password.',
      keywords: 'support contact email human message write report problem bug complaint operator',
      links: [{ to: '/faq#contact', label: 'Write to us' }],
    },
  ],
};
