interface Carrier {
  name: string;
  /** Public site; null, with a `reason`, where there is none. */
  site: string | null;
  reason?: string;
}

export const carriers: readonly Carrier[] = [
  { name: 'Shopee Logistics', site: 'https://spx.sg/' },
  {
    name: 'Facebook Shipping',
    site: null,
    reason: 'Facebook arranges shipping inside its own orders; it has no public page for it.',
  },
  { name: 'Maersk', site: 'https://www.maersk.com/' },
  { name: 'DHL', site: 'https://www.dhl.com/' },
  { name: 'Fedex', site: 'https://www.fedex.com/' },
];
