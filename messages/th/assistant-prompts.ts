import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: 'Browse Prompts',
  listings: 'My listings',
  whichAreLive: 'Which of my listings are live?',
  isDraftSaved: 'Is my draft saved if I close the page?',
  changeLive: 'How do I change a listing that is already live?',
  pauseOrRemove: 'How do I pause or remove a listing?',
  photoAndTexts: 'Photo and texts',
  goodPhoto: 'What makes a good product photo?',
  whoWrites: 'Who writes the texts?',
  whatIsGuessed: 'What does “a guess, please check” mean?',
  wrongCategory: 'The category is wrong. What can I do?',
  priceAndDelivery: 'Price, goal and delivery',
  howPriced: 'How is the price range estimated?',
  howCountriesChosen: 'How are the countries recommended?',
  howForecast: 'How is the sales forecast calculated?',
  howToShip: 'How do I ship to other countries?',
};
