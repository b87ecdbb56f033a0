export const photoSearch = {
  description: 'Find products that look like your photo.',
  resultsHeading: 'Like your photo',
  looksLike: 'It looks like <shelf>{shelf}</shelf>, so these come first.',
  anotherPhoto: 'Another photo',
  nothingAlike: 'Nothing here looks like your photo yet.',
  seeShelf: 'See {shelf}',
  sending: 'Sending the photo',
  looking: 'Looking at the photo',
  photoLabel: 'Photo to search with',
  dropTitle: 'Find it by photo',
  notKept: 'Your photo is looked at once and not kept.',
} as const;
