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
  /** What these listings were asked by. */
  query: StorefrontQuery;
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
  query: StorefrontQuery,
  cursor?: string,
  signal?: AbortSignal,
): Promise<ListingPage> {
  const { listings, next_cursor } = await api(listOwnListings, { body: { ...query, cursor }, signal });
  return { query, listings, nextCursor: next_cursor };
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

/** The list after its next page, without what is in it already, such as a listing that was just brought back. */
export function withMore(listings: readonly OwnListing[], more: readonly OwnListing[]): OwnListing[] {
  const known = new Set(listings.map(({ id }) => id));
  return [...listings, ...more.filter(({ id }) => !known.has(id))];
}

function isNewer(one: OwnListing, other: OwnListing): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at;
  return Number(one.id) > Number(other.id);
}
