export const helpTexts = {
  title: 'Texts, category and languages',
  whoWritesQuestion: 'Who writes the texts?',
  whoWritesAnswer:
    'The analyst of this server. The embedded one recognises the kind of goods, colours and printed words, and writes from a reviewed phrase book: it only says what was seen or is true of every article of that kind. Where the operator has connected a model of their own, that model writes and its texts are checked before you see them; if they do not pass, the embedded analyst takes over.',
  whoWritesKeywords:
    'how are the texts written in seven languages ai model gpt robot machine generated artificial intelligence description title',
  seenOrGuessedQuestion: 'What do ‘seen in the photo’ and ‘a guess, please check’ mean?',
  seenOrGuessedAnswer:
    'Seen means that it shows in your photo, like a colour or a printed word. A guess is only likely for goods of this kind. Check what is guessed before you publish: buyers hold you to what the listing says.',
  seenOrGuessedKeywords: 'mark marks guessed certain sure confidence facts wrong',
  wrongCategoryQuestion: 'The category is wrong. What can I do?',
  wrongCategoryAnswer:
    'Choose one of the three best guesses with one tap, or search the whole tree. Texts you have not touched, the price range and the countries are then written anew for the right category. Texts you edited stay as you wrote them.',
  wrongCategoryKeywords: 'change choose another category mistake recognised incorrect different kind',
  generateAgainQuestion: 'What does Generate Again do?',
  generateAgainAnswer:
    'It asks for another proposal from the same photo: other words, and another kind of article where one is about as likely. After the third one you are offered to pick the category. Without an earlier photo there is nothing to analyse, and the message reads ‘No previous product UUID found’: add a photo first.',
  generateAgainKeywords: 'retry redo regenerate no previous product uuid found',
  editTextsQuestion: 'Can I edit what was written?',
  editTextsAnswer:
    'Yes, every word of it, in each language, before and after publishing. The tabs EN, TH, ZH, VI, ES, JA and KO switch between the languages.',
  editTextsKeywords: 'change title description rewrite modify correct translate',
  acceptAllQuestion: 'Why does Accept All say that a title or description is required?',
  acceptAllAnswer:
    'A listing needs title and description in all seven languages, fourteen fields together. The wizard opens the language in which something is missing.',
  acceptAllKeywords: 'product title or description is required cannot continue blocked step 1 button',
  whichLanguagesQuestion: 'Which languages are my listings shown in?',
  whichLanguagesAnswer:
    'Seven: English, Thai, Chinese, Vietnamese, Spanish, Japanese and Korean. The buttons and pages of Snapbazaar itself are in the same seven. The address decides which one is shown, English where it names none; a visitor may choose another at any time, and the choice is remembered and offered again.',
  whichLanguagesKeywords: 'translation translate language thai chinese french german interface',
  staleLanguageQuestion: 'I changed the text in my own language. What happens to the other six?',
  staleLanguageAnswer:
    'They stay as they are, and My Storefront marks them, because they may no longer say the same. Look at each and save it when it is right again.',
  staleLanguageKeywords: 'english outdated stale update translation edit other languages',
  foundBySearchQuestion: 'How do buyers find my listing?',
  foundBySearchAnswer:
    'In its category and sub-category, under ‘Fresh from sellers’ on Home, and by search in all seven languages, with small typing mistakes forgiven. Titles count more than descriptions, so put the words a buyer would type into the title.',
  foundBySearchKeywords: 'visible seo search ranking appear show find discover improve better title',
} as const;
