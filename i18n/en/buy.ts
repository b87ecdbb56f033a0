/** The buttons with which a product is bought. */
export const buy = {
  buyNow: 'Buy now',
  addToCart: 'Add to cart',
  added: 'Added to your cart',
  openCart: 'Cart',
  cartFull: 'Your cart holds {count} products, and it is full. Please remove one first.',
} as const;
