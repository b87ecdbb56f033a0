/** Rows that are drawn above and below those in view. */
const spare = 12;

/** Which rows are drawn: those in view and some around them. */
export function windowOf(
  count: number,
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare);
  return { first, last, above: first * rowHeight, below: (count - last) * rowHeight };
}
