/** The share of a text that was edited, from 0 to 1: Levenshtein distance divided by the longer length. */
export function editedShare(before: string, after: string): number {
  if (before === after) return 0;
  const [from, to] = [[...before], [...after]];
  let previous = Uint32Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current = new Uint32Array(to.length + 1);
    current[0] = row + 1;
    for (const [column, other] of to.entries()) {
      const replaced = (previous[column] as number) + (letter === other ? 0 : 1);
      current[column + 1] = Math.min(replaced, (previous[column + 1] as number) + 1, (current[column] as number) + 1);
    }
    previous = current;
  }
  return (previous[to.length] as number) / Math.max(from.length, to.length);
}
