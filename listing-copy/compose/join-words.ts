/** Joins the parts that are not empty with single spaces. */
export function joinWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Capitalizes the first letter and leaves the rest unchanged. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Joins a list with commas, and its last item with a word such as 'and'. */
export function joinList(items: readonly string[], conjunction: string): string {
  const [last = '', ...rest] = [...items].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(', ')} ${conjunction} ${last}`;
}
