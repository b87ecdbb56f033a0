import type { Language } from '../../../../contracts/languages.ts';
import { type ColourId, colourIds, colours } from '../../../../listing-copy/words/colours.ts';

/** Longer names first: a light blue cup is not counted as blue. */
const idOf = new Map(
  colourIds
    .filter((id) => colours[id].en.plain)
    .sort((a, b) => colours[b].en.word.length - colours[a].en.word.length)
    .map((id) => [colours[id].en.word, id]),
);

const anyName = new RegExp(`\\b(${[...idOf.keys()].join('|')})\\b`, 'i');

/** The colour that an English title names, or null. */
export function findColour(title: string): ColourId | null {
  return idOf.get(anyName.exec(title)?.[1]?.toLowerCase() ?? '') ?? null;
}

/** The name of a colour that stands alone. */
export function colourNameIn(id: ColourId, language: Language): string {
  const { en, th, zh, vi, es, ja, ko } = colours[id];
  const names = { en: en.word, th, zh: zh.word, vi: vi.word, es: es[0].replace(/^color /, ''), ja, ko: ko.tag };
  return names[language];
}
