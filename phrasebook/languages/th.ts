import { conditionInTitle } from '../conditions.ts';
import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { containsEither, nounIncludesMaterial } from '../repetition.ts';

/** Thai is written without spaces, except around Latin words and between two สี: หลอด LED สีฟ้า, ดินสอสี สีฟ้า. */
function run(...parts: readonly string[]): string {
  const joined = parts.join('').replace('สีสี', 'สี สี');
  return joined.replace(/([A-Za-z0-9])(?=\p{Script=Thai})|(\p{Script=Thai})(?=[A-Za-z0-9])/gu, '$1$2 ');
}

/** Two colours are shortened: สีดำ-ขาว. */
function colours({ colours }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.th);
  if (first === undefined) return '';
  if (second === undefined) return first === 'ใส' ? 'แบบใส' : first;
  return `${first}-${first.startsWith('สี') ? second.replace(/^สี/, '') : second}`;
}

function material({ titleMaterial: material, kind }: ListingContent): string {
  if (!material || nounIncludesMaterial(kind.th.noun, material, 'th')) return '';
  return kind.th.noun.endsWith('ผ้า') ? material.th.replace(/^ผ้า/, '') : material.th;
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' ');

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'th');
  const named = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? `ลาย ${words[0]}` : '';
  const maker = brand ? joinWords(brand.name, brand.th ?? '') : '';
  const thing = run(kind.th.noun, material(content));
  return joinWords(thing, named, maker, model, print, colours(content), ending, used);
}

export const thai: LanguageRules = {
  title,
  repeats: containsEither,
  labels: {
    brand: 'แบรนด์',
    colour: 'สี',
    material: 'วัสดุ',
    condition: 'สภาพ',
    model: 'รุ่น',
    size: 'ขนาด',
    quantity: 'จำนวน',
    box: 'สิ่งที่ได้รับ',
  },
  wordsLabels: { title: 'ชื่อเรื่อง', print: 'ข้อความบนสินค้า', model: 'ข้อความบนสินค้า' },
  wornSize: 'ไซซ์',
  gift: /ของขวัญ|ของฝาก|วันเกิด|มอบให้/u,
  labelSeparator: ': ',
  colours: (content) => colours(content).replace(/^สี|^แบบ/, ''),
  material: ({ material }) => material?.th ?? '',
  quantity: ({ quantity, kind }) => `${quantity} ${kind.th.counter}`,
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: '\n',
};
