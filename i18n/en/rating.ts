export const rating = {
  label: { one: '{average} of 5 stars, {count} review', other: '{average} of 5 stars, {count} reviews' },
} as const;
