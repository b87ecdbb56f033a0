/** What was ordered, in lists of orders and in choices of lines. */
export const orderGoods = {
  titleAndUnits: '{title}\u00a0×\u00a0{units}',
  more: { one: 'and {count} more product', other: 'and {count} more products' },
} as const;
