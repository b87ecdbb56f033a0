import type { ListingState, OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { listingStates, listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';

/** The filters of the storefront, all of them in the URL. */
export interface MyListingsQuery {
  q: string;
  /** Undefined for everything that is not removed. */
  state: ListingState | undefined;
  /** Left out for cards. */
  view?: 'table' | undefined;
}

export interface ListingPage {
  /** The query of these listings. */
  query: MyListingsQuery;
  listings: readonly OwnListing[];
  nextCursor: string | null;
}

export function readQuery(params: URLSearchParams): MyListingsQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: listingStates.find((state) => state === params.get('state')),
    view: params.get('view') === 'table' ? 'table' : undefined,
  };
}

export function addressOf({ q, state, view }: MyListingsQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (state) params.set('state', state);
  if (view) params.set('view', view);
  return `/storefront${params.size > 0 ? `?${params}` : ''}`;
}

export async function fetchListings(
  query: MyListingsQuery,
  cursor?: string,
  signal?: AbortSignal,
): Promise<ListingPage> {
  const { listings, next_cursor } = await api(listOwnListings, {
    body: { q: query.q, state: query.state, language: getLocale(), cursor },
    signal,
  });
  return { query, listings, nextCursor: next_cursor };
}

/** Updates a changed listing in place, or removes it where it no longer matches the query. */
export function withListing(
  listings: readonly OwnListing[],
  changed: OwnListing,
  { state }: MyListingsQuery,
): OwnListing[] {
  const others = listings.filter(({ id }) => id !== changed.id);
  const isMatch = state ? changed.state === state : changed.state !== 'removed';
  if (!isMatch) return others;
  const index = others.findIndex((other) => isNewer(changed, other));
  return others.toSpliced(index < 0 ? others.length : index, 0, changed);
}

/** Appends the next page without listings that are present already, such as one that was just restored. */
export function withMore(listings: readonly OwnListing[], more: readonly OwnListing[]): OwnListing[] {
  const existingIds = new Set(listings.map(({ id }) => id));
  return [...listings, ...more.filter(({ id }) => !existingIds.has(id))];
}

function isNewer(one: OwnListing, other: OwnListing): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at;
  return Number(one.id) > Number(other.id);
}
