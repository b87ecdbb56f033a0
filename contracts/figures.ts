/** A whole number as people read it: `1,249`. */
export function formatFigure(figure: number): string {
  return String(figure).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count with its noun: `1 view`, `1,249 views`. Irregular nouns need their plural. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatFigure(count)} ${pluralOf(count, noun, plural)}`;
}

/** The form of a word that belongs to a count: `unit` for one, `units` for any other. */
export function pluralOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
