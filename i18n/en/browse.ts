export const browse = {
  description: 'Search every aisle of the marketplace.',
  resultsFor: 'Results for “{query}”',
  quoted: '“{query}”',
  chosen: 'Chosen',
  remove: 'Remove {label}',
  clearAll: 'Clear all',
  shownInstead: 'Showing <words>{words}</words> instead.',
  searchFor: 'Search for “{query}”',
  nearMatches: 'Nothing matches exactly. These come near.',
} as const;
