/** How much of a text was changed, from 0 for nothing to 1 for everything: Levenshtein's distance by the longer length. */
export function editedShare(before: string, after: string): number {
  if (before === after) return 0;
  const [from, to] = [[...before], [...after]];
  let above = Uint32Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const here = new Uint32Array(to.length + 1);
    here[0] = row + 1;
    for (const [column, other] of to.entries()) {
      const replaced = (above[column] as number) + (letter === other ? 0 : 1);
      here[column + 1] = Math.min(replaced, (above[column + 1] as number) + 1, (here[column] as number) + 1);
    }
    above = here;
  }
  return (above[to.length] as number) / Math.max(from.length, to.length);
}
