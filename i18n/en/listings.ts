export const listings = {
  sponsored: 'Sponsored',
  reductionLabel: 'Up to 65% OFF',
  makeAd: 'Ad Gen AI',
  shopNow: 'Shop Now',
  noRecords: 'No Records',
  moreProducts: 'More<hidden> products</hidden>',
  loadedMore: 'Loaded {added} more, {total} in all',
} as const;
