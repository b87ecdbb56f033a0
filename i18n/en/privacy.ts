export const privacy = {
  title: 'Privacy Policy',
  description: 'What this marketplace keeps about you, where, and why.',
  lead: 'What the software keeps about you, where it keeps it, and why.',
  onServer: 'On the server',
  login: 'Your email address or phone number and a one-way hash of your password, so that you can sign in.',
  session: 'A one-way hash of each session’s token, so that you stay signed in until you log out.',
  mails: 'Mails and text messages to you, for 30 days, without the codes that were in them.',
  published: 'What you publish or save: listings, pictures, saved products.',
  orders:
    'As a customer, your cart, your addresses, your orders with the address they went to, payment slips, returns and reviews. A seller sees the address of an order while it is open and can be returned; reviews are public, with your name.',
  sellerChoices: 'As a seller, what you allow, the tokens that came of it, and the messages you wrote to the operator.',
  views:
    'How often each product was viewed, pressed, saved or made into an ad picture on a day, by country as your browser’s language and clock tell it. These are sums: nothing in them is about a person, and browsers that ask not to be tracked (Do Not Track, Global Privacy Control) are not counted.',
  editedPhotos: 'Photos that a seller edits in Resources, for seven days.',
  adPictures: 'Ad pictures that visitors have made of a product, for a week; those of typed words alone, for an hour.',
  unpublishedPhotos: 'Photos that were uploaded and never published, with their analysis, for a month.',
  photoNumbers:
    '256 numbers that say what the photo of a listing looks like, for finding it by photo and, unless the seller says otherwise in Settings, for recognising photos that look alike.',
  requestLog: 'A technical log of requests, so that failures can be found and abuse slowed down.',
  searchPhoto: 'A photo that you search with is looked at once and not kept.',
  cameraData: 'The place and camera data inside an uploaded photo are removed before the picture is kept.',
  inBrowser: 'In your browser',
  ownSession: 'Your session, while you are signed in.',
  preferences: 'The theme, language and currency you chose, and whether the sidebar is folded.',
  purchases:
    'Your cart, until you log out; the country you had something sent to and how you paid; and, until you close the page, what you typed at the check-out. Card numbers are never kept.',
  draft: 'The draft of a listing you are writing, until it is published or you log out.',
  noTrackers: 'No advertising cookies, no trackers. Fonts and pictures of the site come from this server.',
  passedOn: 'Passed on',
  publicData: 'What you publish in a listing is public, and so is the name of your shop.',
  model:
    'Photos are analysed and questions answered on this server, unless its operator has connected a language model of another company. That model is then sent:',
  sentPhoto: 'of a photo that a seller uploads: the picture, without place and camera, and the words printed in it;',
  sentQuestion:
    'of a question to the assistant: the question and the conversation before it, and your newest listings and drafts with their titles, prices, categories and states.',
  neverSent: 'It is never sent your name, email address, phone number, password, or anything of your wallet.',
  speech:
    'If you speak to the assistant instead of typing, your browser turns the sound into text. Some browsers send the sound to their maker for that; the sound does not reach this server.',
  rights: 'Your rights',
  responsible:
    'The operator of this server is responsible for your data. Sellers see, download and delete theirs in <settings>Settings</settings>; everyone can ask the operator to see, correct or delete it, see <contact>Connect to us</contact>.',
} as const;
