import type { HelpTopic } from '../entry.ts';

export const texts: HelpTopic = {
  id: 'texts',
  title: 'Texts, category and languages',
  entries: [
    {
      slug: 'who-writes',
      question: 'Who writes the texts?',
      answer:
        'The analyst of this server. The embedded one recognises the kind of goods, colours and printed words, and writes from a reviewed phrase book: it only says what was seen or is true of every article of that kind. Where the operator has connected a model of their own, that model writes and its texts are checked before you see them; if they do not pass, the embedded analyst takes over.',
      keywords:
        'how are the texts written in seven languages ai model gpt robot machine generated artificial intelligence description title',
    },
    {
      slug: 'seen-or-guessed',
      question: 'What do ‘seen in the photo’ and ‘a guess, please check’ mean?',
      answer:
        'Seen means that it shows in your photo, like a colour or a printed word. A guess is only likely for goods of this kind. Check what is guessed before you publish: buyers hold you to what the listing says.',
      keywords: 'mark marks guessed certain sure confidence facts wrong',
    },
    {
      slug: 'wrong-category',
      question: 'The category is wrong. What can I do?',
      answer:
        'Choose one of the three best guesses with one tap, or search the whole tree. Texts you have not touched, the price range and the countries are then written anew for the right category. Texts you edited stay as you wrote them.',
      keywords: 'change choose another category mistake recognised incorrect different kind',
      links: [{ to: '/chat', label: 'Open AI Chat' }],
    },
    {
      slug: 'generate-again',
      question: 'What does Generate Again do?',
      answer:
        'It asks for another proposal from the same photo: other words, and another kind of article where one is about as likely. After the third one you are offered to pick the category. Without an earlier photo there is nothing to analyse, and the message reads ‘No previous product UUID found’: add a photo first.',
      keywords: 'retry redo regenerate no previous product uuid found',
    },
    {
      slug: 'edit-texts',
      question: 'Can I edit what was written?',
      answer:
        'Yes, every word of it, in each language, before and after publishing. The tabs EN, TH, ZH, VI, ES, JA and KO switch between the languages.',
      keywords: 'change title description rewrite modify correct translate',
      links: [{ to: '/storefront', label: 'My Storefront' }],
    },
    {
      slug: 'accept-all',
      question: 'Why does Accept All say that a title or description is required?',
      answer:
        'A listing needs title and description in all seven languages, fourteen fields together. The wizard opens the language in which something is missing.',
      keywords: 'product title or description is required cannot continue blocked step 1 button',
    },
    {
      slug: 'which-languages',
      question: 'Which languages are my listings shown in?',
      answer:
        'Seven: English, Thai, Chinese, Vietnamese, Spanish, Japanese and Korean. A visitor sees English first and may choose any of the seven; the choice is part of the address and is remembered. The buttons and pages of Snapbazaar itself are in English for now.',
      keywords: 'translation translate language thai chinese french german interface',
    },
    {
      slug: 'stale-language',
      question: 'I changed the English text. What happens to the other six?',
      answer:
        'They stay as they are, and My Storefront marks them, because they may no longer say the same. Look at each and save it when it is right again.',
      keywords: 'outdated stale update translation edit other languages',
      links: [{ to: '/storefront', label: 'My Storefront' }],
    },
    {
      slug: 'found-by-search',
      question: 'How do buyers find my listing?',
      answer:
        'In its category and sub-category, under ‘Fresh from sellers’ on Home, and by search in all seven languages, with small typing mistakes forgiven. Titles count more than descriptions, so put the words a buyer would type into the title.',
      keywords: 'visible seo search ranking appear show find discover improve better title',
    },
  ],
};
