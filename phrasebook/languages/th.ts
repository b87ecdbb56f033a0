import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { spaced } from '../tidy.ts';

// Thai words run together, but a Latin word keeps its spaces, as does a colour after สี: หลอด LED สีฟ้า, ดินสอสี สีฟ้า.
function run(...parts: readonly string[]): string {
  const joined = parts.join('').replace('สีสี', 'สี สี');
  return joined.replace(/([A-Za-z0-9])(?=\p{Script=Thai})|(\p{Script=Thai})(?=[A-Za-z0-9])/gu, '$1$2 ');
}

function colourWords(telling: Telling): string {
  const words = telling.colours.map((colour) => colour.th);
  return words.includes('ใส') ? colourTag(telling) : words.join('และ');
}

// Shops shorten two colours in a title: สีดำ-ขาว.
function colourTag({ colours }: Telling): string {
  const [first, second] = colours.map((colour) => colour.th);
  if (first === undefined) return '';
  if (second === undefined) return first === 'ใส' ? 'แบบใส' : first;
  return `${first}-${first.startsWith('สี') ? second.replace(/^สี/, '') : second}`;
}

function colourClause(telling: Telling): string {
  const words = telling.colours.map((colour) => colour.th);
  if (words.length === 2 && !words.includes('ใส')) return `มี${words.join('และ')}`;
  return words[0] === 'หลากสี' ? 'มีหลากสี' : `เป็น${colourTag(telling)}`;
}

function material(telling: Telling): string {
  const said = telling.material && nounSaysMaterial(telling.noun.th[0], telling.material, 'th');
  if (!telling.material || said) return '';
  const { word } = telling.material.th;
  return telling.noun.th[0].endsWith('ผ้า') ? word.replace(/^ผ้า/, '') : word;
}

function materialClause(telling: Telling): string {
  const word = material(telling);
  return word === '' || telling.material?.th.finish ? word : `ทำจาก${word}`;
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const thing = run(noun.th[0], material(telling));
  const uses = titleUses.map((use) => use.th).join(' ');
  const used = condition?.inTitle?.th ?? '';
  const colour = colourTag(telling);
  if (titlePattern === 'turned') return spaced(brand, thing, colour, uses, used);
  if (titlePattern === 'tail') return spaced(thing, brand, uses, colour, used);
  return spaced(thing, brand, colour, uses, used);
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  const [word, counter] = noun.th;
  const from = brand === '' ? '' : `แบรนด์ ${brand}`;
  const marks = words.length === 0 ? '' : `มีข้อความ ${listed(words.map((one) => `“${one}”`))}`;
  const details = spaced(materialClause(telling), from, marks);
  const thing = run(word, colourWords(telling));
  switch (telling.opening) {
    case 'purpose':
      return spaced(thing, details, telling.use?.th ?? '');
    case 'this':
      return spaced(run(word, counter, 'นี้', colourClause(telling)), details);
    case 'photo':
      return spaced(run('ในภาพคือ', thing), details);
    case 'sale':
      return spaced(run('ขาย', thing, 'หนึ่ง', counter), details);
  }
}

export const thai: LanguageRules = { title, opening, gap: ' ' };

/** Several of a kind: only the last two are joined by a word. */
function listed(items: string[]): string {
  return [items.slice(0, -1).join(' '), items.at(-1)].filter(Boolean).join(' และ ');
}
