/** Messages that some language writes as English does: names, codes and words that were borrowed. */
export const sameInEnglish: ReadonlySet<string> = new Set([]);
