/** The names of everything that pages store in the browser. Changing one loses what visitors have stored. */
export const storageKeys = {
  session: 'snapbazaar.session',
  theme: 'snapbazaar.theme',
  language: 'snapbazaar.language',
  currency: 'snapbazaar.currency',
  sidebar: 'snapbazaar.sidebar',
  notifications: 'snapbazaar.notifications',
  /** The account and the time at which its orders were last looked at. */
  ordersSeen: 'snapbazaar.orders-seen',
  /** The carrier of the last parcel. */
  carrier: 'snapbazaar.carrier',
  listingDraft: 'snapbazaar.listing-draft',
  /** A cache with the photo that is being uploaded. */
  photo: 'snapbazaar.photo',
  /** In session storage. */
  favoriteToSave: 'snapbazaar.favorite-to-save',
  /** A broadcast channel between tabs. */
  favorites: 'snapbazaar.favorites',
} as const;
