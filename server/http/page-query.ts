/** Typed by people, as many as there are words: pages with these are made for one visitor and kept for nobody. */
const typedNames = ['q', 'cursor', 'next'];

/** Every name that a page reads from its address; the router asks for parts of a page by `_routes`. */
export const knownNames = [
  ...typedNames,
  ...['lang', 'sort', 'country', 'min_price', 'max_price', 'days', 'state', 'edit', 'tool', 'filter', 'dish', 'reason'],
  ...['index', '_routes'],
];

const shortValue = /^[\w.-]{0,20}$/;
const routeNames = /^[\w/.,-]{1,300}$/;

/**
 * The address with only what pages know, in one order: whatever else is put behind the question mark shows the same page,
 * and must not be made and kept once more.
 */
export function keepKnownQuery(address: URL): URL {
  if (!address.search) return address;
  const known = new URL(address.pathname, address);
  for (const name of knownNames) {
    const value = address.searchParams.get(name);
    if (value !== null) known.searchParams.set(name, value);
  }
  return known;
}

/**
 * Pages carry no session (it lives in the browser), so their HTML is the same for everyone and is shared. Searches, deep
 * pages, ways back and made-up values are as many as people can type: keeping those would push out what is really shared.
 */
export function isShared({ searchParams }: URL): boolean {
  return [...searchParams].every(
    ([name, value]) => !typedNames.includes(name) && (name === '_routes' ? routeNames : shortValue).test(value),
  );
}
