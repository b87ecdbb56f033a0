/** What the two pages of My Storefront share. */
export const storefrontTabs = {
  parts: 'Parts of your storefront',
  products: 'Products',
  orders: 'Orders',
} as const;
