export const helpGettingStarted = {
  title: 'Getting started',
  whatIsSnapbazaarQuestion: 'What is Snapbazaar?',
  whatIsSnapbazaarAnswer:
    'A marketplace where anyone can browse and where a seller goes from one product photo to a live listing in seven languages. You take the photo, the analyst proposes texts, a category, a price range and countries, and you decide what is published.',
  whatIsSnapbazaarKeywords: 'introduction overview purpose',
  photoToListingQuestion: 'How does the photo become a listing?',
  photoToListingAnswer:
    'Open AI Chat and add one photo. The analyst looks at it, chooses the category, writes title and description in seven languages and estimates a price. You check the texts and press Accept All, then settle region and price, the sales goal and logistics in three short steps. Save & Finish Setup publishes the listing. Until then nobody but you sees it.',
  photoToListingKeywords: 'start begin first create add product list item upload sell how to wizard steps',
  howLongQuestion: 'How long does the analysis take?',
  howLongAnswer:
    'Usually a few seconds, longer when many photos wait in line. The screen names what is being done (looking at the photo, choosing the category, writing seven languages, pricing), asks for news every two seconds, and fills the form by itself when it is ready.',
  howLongKeywords: 'slow waiting stuck wait speed time fast',
  plansQuestion: 'What does Upgrade do? Is there a paid plan?',
  plansAnswer:
    'There is only one plan, and it is free: every seller has every feature. The page behind Upgrade lists what is included and the limits that hold today. If a paid plan ever comes, it will be described there first.',
  plansKeywords: 'cost price subscription premium pro free pay fee limits',
  sellerOrCustomerQuestion: 'Can I be a seller and a customer with the same email?',
  sellerOrCustomerAnswer:
    'Yes. A seller account and a customer account are kept apart, each with its own password, and one email or phone number may have both. Sellers sign in at Seller Login, customers at Log in. Who opens a page of the other kind is offered an account for it with the same email or phone and password.',
  sellerOrCustomerKeywords: 'buyer account same address two accounts switch',
  phoneOnlyQuestion: 'Can I do everything on my phone?',
  phoneOnlyAnswer:
    'Yes. Every page works from 360 pixels wide. On a phone the sidebar becomes a bar at the bottom, with everything else behind More, and the product wizard fills the whole screen. You can take the photo with the camera right there.',
  phoneOnlyKeywords: 'mobile app ios android camera small screen',
  whichSellerTypeQuestion: 'Does it matter which kind of seller I choose at the top of this page?',
  whichSellerTypeAnswer:
    'No. The four options only tell you where to begin; nothing is stored and nothing is switched on or off by them.',
  whichSellerTypeKeywords: 'beginner experienced manufacturer supplier retailer type',
} as const;
