/** Parcels: carrier and tracking number, of one order or of many. */
export const shipDialog = {
  title: { one: 'Mark {count} order as shipped', other: 'Mark {count} orders as shipped' },
  lead: 'Buyers are told at once, with the link to follow their parcel.',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackingNumberOf: 'Tracking number of {number}',
  trackingHint: 'May be left empty; the buyer then cannot follow the parcel.',
  notANumber: 'A tracking number has 5 to 40 letters and digits.',
  looksWrong: '{carrier} usually writes its numbers in another way. Please look once more.',
  confirm: 'Mark as shipped',
  cancel: 'Cancel',
  shipped: { one: '{count} order is marked as shipped', other: '{count} orders are marked as shipped' },
  someFailed: {
    one: '{count} order could not be marked. The reason stands beside it.',
    other: '{count} orders could not be marked. The reasons stand beside them.',
  },
} as const;
