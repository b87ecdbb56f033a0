import { materialIds } from '../../../../catalog/attributes/material-id.ts';
import type { Meaning } from '../../../../catalog/vocabulary/meaning.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { colourIds, colours } from '../../../../listing-copy/words/colours.ts';
import { type Material, materials } from '../../../../listing-copy/words/materials.ts';
import type { Fault } from './fault.ts';
import { type AllowedFacts, namesIn, type Slots, wholeText } from './slots.ts';

const latinWord = /[\p{Script=Latin}][\p{Script=Latin}'’-]+/gu;
const otherScripts = ['th', 'zh', 'ja', 'ko'] as const;
const latinScripts = ['en', 'es', 'vi'] as const;
/** Abbreviations that are no brand names and are written the same in every language. */
const common = 'pc tv usb led lan cd dvd diy wi-fi wifi ai os cpu dj lp sns cg'.split(' ');
/** Colours and materials whose English word often means something else: an iron, a clear text, a glass. */
const ambiguous = ['iron', 'clear', 'cream', 'paper', 'glass', 'stone'];
const units = 'ml cm mm kg km gb tb mb mah wh hz oz lb xs xl xxl'.split(' ');

const looks = [
  ...colourIds.map((id) => ({ look: `colour ${id}`, word: colours[id].en.word })),
  ...materialIds.map((id) => ({ look: `material ${id}`, word: materials[id].en })),
]
  .filter(({ word }) => !ambiguous.includes(word))
  .map((one) => ({ ...one, pattern: new RegExp(`(?<!\\p{L})${one.word}(?!\\p{L})`, 'u') }));
const clearLooks = new Set(looks.map(({ look }) => look));

/** The colours and materials that an English text names: by their usual words, and as the vocabulary reads it. */
export function looksIn(text: string, meanings: readonly Meaning[]): string[] {
  const plain = text.toLowerCase();
  const usual = looks.filter(({ pattern }) => pattern.test(plain)).map(({ look }) => look);
  const read = meanings.flatMap((meaning) => ('id' in meaning ? [`${meaning.type} ${meaning.id}`] : []));
  return [...new Set([...usual, ...read.filter((look) => clearLooks.has(look))])];
}

/** Finds names, colours and materials that are not among the facts. */
export function nameFaults(slots: Slots, allowed: AllowedFacts): Fault[] {
  return [...unknownNames(slots, allowed), ...unknownLooks(slots, allowed)];
}

/** A brand name is recognised because it is written in Latin letters in every language. */
function unknownNames(slots: Slots, allowed: AllowedFacts): Fault[] {
  const known = new Set([...units, ...common, ...wordsOf(namesIn(allowed))]);
  const faultsOf = (language: Language, words: readonly string[]): Fault[] =>
    [...new Set(words)]
      .filter((word) => !known.has(word))
      .slice(0, 8)
      .map((word) => ({
        rule: 'names',
        language,
        message: `texts.${language}: “${word}” is not among the facts; leave it out.`,
      }));
  const textOf = (language: Language) => (slots[language] ? wholeText(slots[language]) : '');
  const capitals = latinScripts.map((language) => new Set(capitalsOf(textOf(language))));
  const inAllLatin = [...(capitals[0] ?? [])].filter((word) => capitals.every((found) => found.has(word)));
  return [
    ...otherScripts.flatMap((language) => faultsOf(language, wordsOf(textOf(language)))),
    ...latinScripts.flatMap((language) => faultsOf(language, inAllLatin)),
  ];
}

/** In English alone; what the others say is compared with it after they are translated back. */
function unknownLooks(slots: Slots, allowed: AllowedFacts): Fault[] {
  const english = wholeText(slots.en).toLowerCase();
  const allowedText = `${namesIn(allowed)} ${lookOf(allowed)}`.toLowerCase();
  const unknown = looks.filter(({ pattern }) => pattern.test(english) && !pattern.test(allowedText));
  return unknown.map(({ word }) => ({
    rule: 'claims',
    language: 'en',
    message: `“${word}” is not among the facts; leave it out of every language.`,
  }));
}

function lookOf({ colours: seen, material }: AllowedFacts): string {
  const made: Material | undefined = material && materials[material];
  const ids = made?.colour ? [...seen, made.colour] : seen;
  return [...ids.map((id) => colours[id].en.word), made?.en ?? ''].join(' ');
}

function wordsOf(text: string): string[] {
  return (text.match(latinWord) ?? []).map((word) => word.toLowerCase());
}

function capitalsOf(text: string): string[] {
  return wordsOf((text.match(latinWord) ?? []).filter((word) => /^\p{Lu}/u.test(word)).join(' '));
}
