export const orders = {
  title: 'Orders',
  description: 'What you ordered on Snapbazaar.',
  yourOrders: 'Your orders',
  emptyTitle: 'No orders yet',
  emptyText: 'What you buy is shown here with its delivery.',
  lookAround: 'Look around',
  placed: 'Placed {date}',
  payBy: 'Pay by {time}',
} as const;
