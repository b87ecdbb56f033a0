export const helpPublishing = {
  title: 'Drafts and live listings',
  draftKeptQuestion: 'Is my draft saved if I close the page?',
  draftKeptAnswer:
    'Yes. The draft stays in this browser until you publish it, remove it or log out, so that a reload, a closed tab or a lost connection loses nothing. It is not carried over to another device.',
  draftKeptKeywords: 'lost unsaved resume continue later offline reload draft',
  connectionLostQuestion: 'The bar says that the server cannot be reached. What now?',
  connectionLostAnswer:
    'Stay on the page. Everything you typed is kept, the bar goes away by itself when the connection is back, and then you can press the button again. Pressing it twice does not publish twice.',
  connectionLostKeywords: 'offline network error internet down connection',
  publishedWhereQuestion: 'When does my listing appear?',
  publishedWhereAnswer:
    'As soon as Save & Finish Setup has succeeded: in its category, in search and in all seven languages. Pages are kept in memory for a few seconds, so give it a moment.',
  publishedWhereKeywords: 'live publish visible online show up not appearing',
  editListingQuestion: 'How do I change a live listing?',
  editListingAnswer:
    'Open My Storefront, choose the listing and edit its texts, price or countries. The change is live once it is saved.',
  editListingKeywords: 'edit update modify price change product storefront',
  pauseRemoveQuestion: 'Can I pause or remove a listing?',
  pauseRemoveAnswer:
    'Both, in My Storefront. A paused listing is not shown to anyone and comes back with one press. Removing takes it away, and the message that follows lets you undo it.',
  pauseRemoveKeywords: 'delete hide unpublish stop selling take down undo restore',
  sponsoredLabelQuestion: 'Why does my card say ‘Sponsored’ and ‘Up to 65% OFF’?',
  sponsoredLabelAnswer:
    '‘Sponsored’ is part of every card; nobody has paid for a place. ‘Up to 65% OFF’ is shown on listings whose price was reduced: enter the price before in My Storefront, and it is shown struck through beside the price now. Without one, the card has no such label. A reduction by more than 65 % shows both prices and no label.',
  sponsoredLabelKeywords: 'discount sale label ad card offer percent promotion reduced price before strikethrough',
  adPicturesQuestion: 'What is Ad Gen AI?',
  adPicturesAnswer:
    'It composes a picture of a product that is ready to post, with its photo and text in the chosen language, in 1024x1536 or 1024x1024. Download or share it; it costs nothing. The bar under a category makes stickers and T-shirt prints of what you ask for, in any of the seven languages: a colour, an occasion, a mood, a product, a size. It says what it did not understand. Words in quotation marks are printed beside your own products only.',
  adPicturesKeywords: 'advertisement poster sticker t-shirt picture generate social media download',
} as const;
