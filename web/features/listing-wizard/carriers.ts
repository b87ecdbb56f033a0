/** Carriers with their public site; null, with a `reason`, where there is none. */
export const carriers = [
  { name: 'Shopee Logistics', site: 'https://spx.sg/' },
  { name: 'Facebook Shipping', site: null, reason: 'facebookReason' },
  { name: 'Maersk', site: 'https://www.maersk.com/' },
  { name: 'DHL', site: 'https://www.dhl.com/' },
  { name: 'Fedex', site: 'https://www.fedex.com/' },
] as const;
