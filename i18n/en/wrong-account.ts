export const wrongAccount = {
  label: 'Why you are here',
  sellersOnly: 'That page is for sellers.',
  customersOnly: 'That page is for customers.',
  favoritesForCustomers: 'Favorites belong to customer accounts.',
  signedInAsCustomer: 'You are signed in as a customer. Each kind of account has its own pages.',
  signedInAsSeller: 'You are signed in as a seller. Each kind of account has its own pages.',
  openSeller: 'Open a seller account',
  openCustomer: 'Open a customer account',
  dismiss: 'Dismiss this note',
} as const;
