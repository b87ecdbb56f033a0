export const localPrices = {
  showPriceIn: 'Show the price in',
  inDollars: 'Prices are in US dollars.',
  approximate: 'Prices in {currency} are approximate, at rates of {date}.',
  ofProduct: '≈ {price} · rate of {date}',
} as const;
