/** US cents as the text of a price field: `50`, `12.50`. */
export function dollarText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
