import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';

// Thai is written without spaces, except around Latin words and between two สี: หลอด LED สีฟ้า, ดินสอสี สีฟ้า.
function run(...parts: readonly string[]): string {
  const joined = parts.join('').replace('สีสี', 'สี สี');
  return joined.replace(/([A-Za-z0-9])(?=\p{Script=Thai})|(\p{Script=Thai})(?=[A-Za-z0-9])/gu, '$1$2 ');
}

function colourWords(content: ListingContent): string {
  const words = content.colours.map((colour) => colour.th);
  return words.includes('ใส') ? colourTag(content) : words.join('และ');
}

// Two colours are shortened in a title: สีดำ-ขาว.
function colourTag({ colours }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.th);
  if (first === undefined) return '';
  if (second === undefined) return first === 'ใส' ? 'แบบใส' : first;
  return `${first}-${first.startsWith('สี') ? second.replace(/^สี/, '') : second}`;
}

function colourClause(content: ListingContent): string {
  const words = content.colours.map((colour) => colour.th);
  if (words.length === 2 && !words.includes('ใส')) return `มี${words.join('และ')}`;
  return words[0] === 'หลากสี' ? 'มีหลากสี' : `เป็น${colourTag(content)}`;
}

function material(content: ListingContent): string {
  const isIncluded = content.material && nounIncludesMaterial(content.noun.th[0], content.material, 'th');
  if (!content.material || isIncluded) return '';
  const { word } = content.material.th;
  return content.noun.th[0].endsWith('ผ้า') ? word.replace(/^ผ้า/, '') : word;
}

function materialClause(content: ListingContent): string {
  const word = material(content);
  return word === '' || content.material?.th.finish ? word : `ทำจาก${word}`;
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const thing = run(noun.th[0], material(content));
  const uses = titleUses.map((use) => use.th).join(' ');
  const used = condition?.inTitle?.th ?? '';
  const colour = colourTag(content);
  if (titlePattern === 'colour-after-noun') return joinWords(brand, thing, colour, uses, used);
  if (titlePattern === 'alternative') return joinWords(thing, brand, uses, colour, used);
  return joinWords(thing, brand, colour, uses, used);
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  const [word, counter] = noun.th;
  const from = brand === '' ? '' : `แบรนด์ ${brand}`;
  const marks = words.length === 0 ? '' : `มีข้อความ ${joinList(words.map((one) => `“${one}”`))}`;
  const details = joinWords(materialClause(content), from, marks);
  const thing = run(word, colourWords(content));
  switch (content.opening) {
    case 'purpose':
      return joinWords(thing, details, content.use?.th ?? '');
    case 'this':
      return joinWords(run(word, counter, 'นี้', colourClause(content)), details);
    case 'photo':
      return joinWords(run('ในภาพคือ', thing), details);
    case 'sale':
      return joinWords(run('ขาย', thing, 'หนึ่ง', counter), details);
  }
}

export const thai: LanguageRules = { title, opening, sentenceSeparator: ' ' };

/** Joins a list with spaces, and its last item with และ. */
function joinList(items: string[]): string {
  return [items.slice(0, -1).join(' '), items.at(-1)].filter(Boolean).join(' และ ');
}
