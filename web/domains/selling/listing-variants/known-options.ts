const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ');

/** The one among named things that a text means, by its name or id. */
export const findByName = <Named extends { id: string; name: string }>(
  among: readonly Named[],
  text: string,
): Named | undefined => among.find(({ id, name }) => [id, name].some((known) => fold(known) === fold(text)));
