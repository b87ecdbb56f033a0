/** The bell of new orders, on every page of a seller’s workspace. */
export const orderBell = {
  newOrders: { one: '{count} new order', other: '{count} new orders' },
  nothingNew: 'Orders: nothing new',
} as const;
