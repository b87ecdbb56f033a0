/** The currencies that a shop can sell in, by ISO 4217; every amount is an integer of the smallest unit. */
export const shopCurrencies = [
  ...(['USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP'] as const),
  ...(['CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR'] as const),
] as const;

export type ShopCurrency = (typeof shopCurrencies)[number];

export const isShopCurrency = (code: string): code is ShopCurrency => shopCurrencies.some((known) => known === code);
