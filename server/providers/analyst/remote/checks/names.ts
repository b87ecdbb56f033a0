import { materialIds } from '../../../../../catalog/materials.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { colourIds, colours } from '../../../../../phrasebook/colours.ts';
import { type Material, materials } from '../../../../../phrasebook/materials.ts';
import { type AllowedFacts, namesIn, type Texts, wholeText } from './allowed-facts.ts';
import type { Fault } from './fault.ts';

const latinWord = /[\p{Script=Latin}][\p{Script=Latin}'’-]+/gu;
const otherScripts = ['th', 'zh', 'ja', 'ko'] as const;
/** Abbreviations that are no brand names and are written the same in every language. */
const common = 'pc tv usb led lan cd dvd diy wi-fi wifi ai os cpu dj lp sns cg'.split(' ');
/** Colours and materials whose English word often means something else: an iron, a clear text, a glass. */
const ambiguous = ['iron', 'clear', 'cream', 'paper', 'glass', 'stone'];
const units = 'ml cm mm kg km gb tb mb mah wh hz oz lb xs xl xxl'.split(' ');

const looks = [...colourIds.map((id) => colours[id].en.word), ...materialIds.map((id) => materials[id].en)]
  .filter((word) => !ambiguous.includes(word))
  .map((word) => ({ word, pattern: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u') }));

/** Finds a brand that is missing in a language, and names, colours and materials that are not among the facts. */
export function nameFaults(texts: Texts, allowed: AllowedFacts): Fault[] {
  return [...brandFaults(texts, allowed.brand), ...unknownNames(texts, allowed), ...unknownLooks(texts, allowed)];
}

function brandFaults(texts: Texts, brand: string): Fault[] {
  if (!brand) return [];
  const missing = languages.filter((language) => !wholeText(texts, language).includes(brand));
  return missing.map((language) => ({ rule: 'brand', message: `texts.${language} lacks the brand ${brand}.` }));
}

/** Another brand name is recognised because it is written in Latin letters in every language. */
function unknownNames(texts: Texts, allowed: AllowedFacts): Fault[] {
  const known = new Set([...units, ...common, ...wordsOf(namesIn(allowed))]);
  const inOtherScripts = otherScripts.flatMap((language) => wordsOf(wholeText(texts, language)));
  const capitals = (['en', 'es', 'vi'] as const).map((language) => new Set(capitalsOf(wholeText(texts, language))));
  const inAllLatin = [...(capitals[0] ?? [])].filter((word) => capitals.every((found) => found.has(word)));
  const unknown = [...new Set([...inOtherScripts, ...inAllLatin])].filter((word) => !known.has(word));
  return unknown
    .slice(0, 8)
    .map((word) => ({ rule: 'names', message: `“${word}” is not among the facts; leave it out.` }));
}

function unknownLooks(texts: Texts, allowed: AllowedFacts): Fault[] {
  const english = wholeText(texts, 'en').toLowerCase();
  const allowedText = `${namesIn(allowed)} ${lookOf(allowed)}`.toLowerCase();
  const unknown = looks.filter(({ pattern }) => pattern.test(english) && !pattern.test(allowedText));
  return unknown.map(({ word }) => ({
    rule: 'claims',
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
