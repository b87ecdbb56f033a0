import type { ListingContent } from './listing-content.ts';

/** Whether the brand is a publisher, which no title names: 'Sony history book' would be a history of Sony. */
export const isPublished = ({ productType, wordsRole }: ListingContent) =>
  wordsRole === 'title' && productType.use === 'read';
