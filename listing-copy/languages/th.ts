import { containsEither } from '../checks/repetition.ts';
import { joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import { modelWords } from '../words/model-words.ts';
import { thaiMaterial, withMaterial } from './th-materials.ts';

/** Thai is written without spaces, except around Latin words: หลอด LED สีฟ้า. */
function spaced(text: string): string {
  return text.replace(/([A-Za-z0-9])(?=\p{Script=Thai})|(\p{Script=Thai})(?=[A-Za-z0-9])/gu, '$1$2 ');
}

/** Goods whose colour would be taken for that of their ink or lead: ดินสอไม้ แท่งสีน้ำตาล. */
const colouredParts: readonly (readonly [part: string, nouns: RegExp])[] = [
  ['แท่ง', /^ดินสอ(?:ไม้|วาดรูป|ช่างไม้|กด)$/u],
  ['ด้าม', /^ปากกา(?:ลูกลื่น|เจล|หรู|ทัชสกรีน|หมึกซึม|จุ่มหมึก|ตัดเส้น)$/u],
];

function titleColours(content: ListingContent): string {
  const text = colours(content);
  const [part = ''] = colouredParts.find(([, nouns]) => nouns.test(content.productType.th.noun)) ?? [];
  return text.startsWith('สี') ? part + text : text;
}

/** Two colours are shortened: สีดำ-ขาว; what is transparent comes last: สีเงิน-ใส. */
function colours({ colours }: ListingContent): string {
  const [first, second] = colours
    .map((colour) => colour.th)
    .sort((one, other) => Number(one === 'ใส') - Number(other === 'ใส'));
  if (first === undefined) return '';
  if (second === undefined) return first === 'ใส' ? 'แบบใส' : first;
  return `${first}-${first.startsWith('สี') ? second.replace(/^สี/, '') : second}`;
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' ');

/** Goods that carry a printed pattern, and not mere lettering as glasses do. */
const printed =
  /^(?:เสื้อ|กางเกง|กระโปรง|ชุด|ฮู้ด|แจ็ค|เดรส|คาร์ดิแกน|เลกกิ้ง|บอดี้สูท|ถุง|ผ้า|กระเป๋า|เป้|หมอน|ปลอก(?:หมอน|ผ้า)|พรม|วอลเปเปอร์|สติ|ที่นอน|เบาะ|ลูกโป่ง|ธง|หมวก(?:แก๊ป|บักเก็ต|ไหมพรม|เด็ก|ปีก|ปาร์ตี้))/u;

/** The ending tells either what the goods are for, or once more what they are, and then stands beside the noun. */
const isPurpose = (ending: string) => /^(?:สำหรับ|ใส่|ใช้|ถือ)/u.test(ending);

function title(content: ListingContent, ending: string): string {
  const { productType, brand, words, wordsRole, titleMaterial } = content;
  const used = conditionInTitle(content, 'th');
  // A book or film is known by its name and not by a brand.
  const named = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const maker = brand && named === '' ? joinWords(brand.name, brand.th ?? '') : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? lettering(words[0], productType.th.noun) : '';
  const { noun, after } = withMaterial(productType.th.noun, titleMaterial);
  const [type, purpose] = isPurpose(ending) ? ['', ending] : [ending, ''];
  // The one ending that is an adjective is written in one word with the noun: โต๊ะพับอเนกประสงค์.
  const called = type === 'อเนกประสงค์' ? spaced(noun + type) : joinWords(spaced(noun), type);
  return joinWords(called, after, named, maker, model, print, titleColours(content), purpose, used);
}

const lettering = (word: string, noun: string) => joinWords(printed.test(noun) ? 'ลาย' : '', quote([word]));

export const thai: LanguageRules = {
  title,
  repeats: containsEither,
  ...labelsIn('th'),
  gift: /เป็นของ(?:ขวัญ|ฝาก|เยี่ยม|รับขวัญ|ที่ระลึก)/u,
  labelSeparator: ': ',
  colours: (content) => colours(content).replace(/^สี|^แบบ/, ''),
  material: ({ material, productType }) => (material ? thaiMaterial(material, productType.th.noun) : ''),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: '\n',
};
