export const favorites = {
  save: 'Save to #My favorite ads',
  saved: 'Saved to #My favorite ads',
  customersOnly: 'Favorites belong to customer accounts. You are signed in as a seller.',
  description: 'The products you saved on Snapbazaar.',
  yourFavorites: 'Your favorites',
  emptyTitle: 'No favorites yet',
  emptyText: 'Press ‘Save to #My favorite ads’ on anything you like, and it waits for you here.',
  lookAround: 'Look around',
} as const;
