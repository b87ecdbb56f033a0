const irregularPlurals: Record<string, string> = {
  knives: 'knife',
  scarves: 'scarf',
  shelves: 'shelf',
  loaves: 'loaf',
  leaves: 'leaf',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  mens: 'man',
  womens: 'woman',
  men: 'man',
  women: 'woman',
};

/** An English word without its plural ending. */
export function englishSingular(word: string): string {
  const irregular = irregularPlurals[word];
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const irregularSingulars = new Map(Object.entries(irregularPlurals).map(([many, one]) => [one, many]));

/** The plural of an English noun, which is that of its last word. */
export function englishPlural(noun: string): string {
  const start = noun.lastIndexOf(' ') + 1;
  const word = noun.slice(start);
  const irregular = irregularSingulars.get(word);
  if (irregular) return noun.slice(0, start) + irregular;
  if (/[A-Z]S$/.test(word)) return noun;
  if (/[^aeiou]y$/.test(word)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${noun}es` : `${noun}s`;
}

/** A Spanish word without its plural ending, accents removed before; gender stays, because a gorro is no gorra. */
export function spanishStem(word: string): string {
  const one = word.length > 3 ? word.replace(/s$/, '') : word;
  const stem = one.length > 3 ? one.replace(/e$/, '') : one;
  return stem.replace(/z$/, 'c');
}
