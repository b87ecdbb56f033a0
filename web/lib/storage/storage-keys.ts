/** The names of everything that pages store in the browser. Changing one loses what visitors have stored. */
export const storageKeys = {
  session: 'snapbazaar.session',
  /** Of an operator, in session storage. */
  operatorSession: 'snapbazaar.operator-session',
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
  /** The country that a seller chose to ship from, until it is saved. */
  shipsFrom: 'snapbazaar.ships-from',
  /** A cache with the photo that is being uploaded. */
  photo: 'snapbazaar.photo',
  /** A cache with the photos of drafts that are being uploaded. */
  unsentPhotos: 'snapbazaar.unsent-photos',
  /** A cache with the photo that was shared to the installed app. */
  sharedPhoto: 'snapbazaar.shared-photo',
  /** A cache with what the offline page shows of an account. */
  kept: 'snapbazaar.kept',
  cart: 'snapbazaar.cart',
  /** The country that goods are delivered to. */
  country: 'snapbazaar.country',
  /** How the last order was paid. */
  paymentMethod: 'snapbazaar.payment-method',
  /** What was typed at the check-out, in session storage. */
  checkout: 'snapbazaar.checkout',
  /** An order that was sent and not answered yet, in session storage. */
  orderAttempt: 'snapbazaar.order-attempt',
  /** In session storage. */
  favoriteToSave: 'snapbazaar.favorite-to-save',
  /** In session storage: the page that the offline page returned to. */
  returnedTo: 'snapbazaar.returned-to',
  /** A broadcast channel between tabs. */
  favorites: 'snapbazaar.favorites',
} as const;
