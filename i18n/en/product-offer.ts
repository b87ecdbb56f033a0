/** What is asked for after a product’s page is painted: what is left, delivery and reviews. */
export const productOffer = {
  label: 'Delivery and returns',
  left: { one: '{count} left', other: '{count} left' },
  soldOut: 'Sold out',
  delivered: 'Delivered to {country} {days} · {fee}',
  deliveredFree: 'Delivered to {country} {days} · free delivery',
  returns: 'Returns within {count} days · your money is held until you have it',
  returnsOnly: 'Returns within {count} days',
  customs: 'It comes from another country, so customs may ask for duties. They are not in the price.',
  notShipped: 'The seller does not ship to {country}.',
  notForSaleYet: 'The seller has not said yet how this is paid and shipped, so it cannot be bought here now.',
  failed: 'What is left and what delivery costs could not be read just now. You see both in your cart.',
} as const;
