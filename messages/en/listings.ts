export const listings = {
  sponsored: 'Sponsored',
  makeAd: 'Ad Gen AI',
  shopNow: 'Shop Now',
  noRecords: 'No Records',
  moreProducts: 'More<hidden> products</hidden>',
  loadedMore: 'Loaded {added} more, {total} in all',
} as const;
