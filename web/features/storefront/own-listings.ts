import type { ListingState, OwnListing } from '../../../contracts/storefront.ts';
import { listingStates, listOwnListings } from '../../../contracts/storefront.ts';
import { api } from '../../lib/api.ts';

/** What the storefront shows, all of it in the address. */
export interface StorefrontQuery {
  q: string;
  /** Without one, everything that is not removed. */
  state: ListingState | undefined;
}

export interface ListingPage {
  listings: readonly OwnListing[];
  nextCursor: string | null;
}

export function readQuery(params: URLSearchParams): StorefrontQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: listingStates.find((state) => state === params.get('state')),
  };
}

export function addressOf({ q, state }: StorefrontQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (state) params.set('state', state);
  return `/storefront${params.size > 0 ? `?${params}` : ''}`;
}

export async function fetchListings(
  { q, state }: StorefrontQuery,
  cursor?: string,
  signal?: AbortSignal,
): Promise<ListingPage> {
  const { listings, next_cursor } = await api(listOwnListings, { body: { q, state, cursor }, signal });
  return { listings, nextCursor: next_cursor };
}

/** The list after one of its listings has changed: in its place, or gone where it no longer belongs here. */
export function withListing(
  listings: readonly OwnListing[],
  changed: OwnListing,
  { state }: StorefrontQuery,
): OwnListing[] {
  const others = listings.filter(({ id }) => id !== changed.id);
  const belongs = state ? changed.state === state : changed.state !== 'removed';
  if (!belongs) return others;
  const after = others.findIndex((other) => isNewer(changed, other));
  return others.toSpliced(after < 0 ? others.length : after, 0, changed);
}

function isNewer(one: OwnListing, other: OwnListing): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at;
  return Number(one.id) > Number(other.id);
}
