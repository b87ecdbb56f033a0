import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  all: 'All',
  carousel: 'carousel',
  close: 'Close',
  dismiss: 'Dismiss',
  goHome: 'Go to Home',
  hideField: 'Hide {label}',
  loading: 'Loading',
  more: 'More',
  next: 'Next',
  pageFailed: 'Something went wrong on this page. Please try again.',
  partFailed: '{name} did not load',
  previous: 'Previous',
  priceBefore: '<hidden>before </hidden><old>{price}</old>',
  priceNow: '<hidden>Now </hidden>{price}',
  sampleData: 'Sample data',
  search: 'Search',
  seeNew: 'See what is new',
  share: 'Share',
  showField: 'Show {label}',
  tryAgain: 'Try again',
};
