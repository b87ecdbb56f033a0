interface ShopQuery {
  q?: string | undefined;
  section?: string | undefined;
  cursor?: string | undefined;
}

/** The address of a shop, of a section of it or of a search in it. */
export function shopAddress(sellerId: string, { q, section, cursor }: ShopQuery = {}): string {
  const params = new URLSearchParams();
  if (section) params.set('section', section);
  if (q) params.set('q', q);
  if (cursor) params.set('cursor', cursor);
  return `/seller/${sellerId}${params.size > 0 ? `?${params}` : ''}`;
}

/** The section that an address names; an invalid one counts as none. */
export const readSection = (params: URLSearchParams): string | undefined =>
  /^\d{1,15}$/.exec(params.get('section') ?? '')?.[0];
