import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: 'Search every aisle of the marketplace.',
  resultsFor: 'Results for “{query}”',
  quoted: '“{query}”',
  chosen: 'Chosen',
  remove: 'Remove {label}',
  clearAll: 'Clear all',
  shownInstead: 'Showing <words>{words}</words> instead.',
  searchFor: 'Search for “{query}”',
  nearMatches: 'Nothing matches exactly. These come near.',
};
