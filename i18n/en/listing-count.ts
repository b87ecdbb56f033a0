export const listingCount = {
  exact: { one: '{count} listing', other: '{count} listings' },
  atLeast: '{count}+ listings',
} as const;
