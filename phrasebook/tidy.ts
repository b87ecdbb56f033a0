/** Joins the parts that are not empty with single spaces. */
export function spaced(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Raises the first letter of a text and leaves the rest as it is. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Joins a list with commas and a last word such as 'and'. */
export function listed(items: readonly string[], last: string): string {
  const [final = '', ...rest] = [...items].reverse();
  return rest.length === 0 ? final : `${rest.reverse().join(', ')} ${last} ${final}`;
}
