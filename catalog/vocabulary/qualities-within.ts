import { headFirst } from './head.ts';
import type { Entry } from './meaning.ts';
import type { Piece } from './split-words.ts';
import type { Script } from './units.ts';
import { findWord } from './vocabulary.ts';

const isQuality = ({ meaning }: Entry) => meaning.type === 'material' || meaning.type === 'detail';

const hasDictionary = new Set<Script>(['thai', 'kana']);

/** The materials and details at the beginning or end of the words for a thing: the linen of 린넨셔츠, the lids of 'bowls with lids'. */
export function qualitiesWithin({ units, entries }: Piece): Piece[] {
  const languages = new Set(entries.map(({ language }) => language));
  // The fur of เฟอร์นิเจอร์ is none: where the script has a dictionary, a word begins where it says so.
  const parts = units
    .slice(1)
    .flatMap((unit, at) =>
      hasDictionary.has(unit.script) && !unit.isStart ? [] : [units.slice(0, at + 1), units.slice(at + 1)],
    );
  const found = parts.flatMap((part): Piece[] => {
    // The first word of a Thai, Vietnamese or Spanish name is the thing: the battery of 'batería electrónica' is no spare one.
    const isHead = ({ language, meaning }: Entry) =>
      part[0] === units[0] && headFirst.has(language) && meaning.type === 'detail';
    const own =
      findWord(part)?.entries.filter(
        (entry) => isQuality(entry) && !isHead(entry) && (languages.size === 0 || languages.has(entry.language)),
      ) ?? [];
    const isWord = part.length > 1 || part[0]?.script === 'latin';
    return own.length > 0 && isWord ? [{ units: part, entries: own }] : [];
  });
  // The longest at each end, because 'leather' is also within 'faux leather'.
  const isWithin = (one: Piece, other: Piece) => one !== other && one.units.every((unit) => other.units.includes(unit));
  return found.filter(
    (part) => !found.some((other) => isWithin(part, other) && other.units.length > part.units.length),
  );
}
