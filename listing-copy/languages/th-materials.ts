import written from '../../data/listing-copy/thai-material-nouns.json' with { type: 'json' };
import { nounIncludesMaterial } from '../checks/repetition.ts';
import type { Material } from '../words/materials.ts';

/**
 * Nouns with the place where a title names the material. Elsewhere it would describe the noun's last word, as in แมวไม้,
 * so that other nouns leave it to the list of facts.
 */
const placeOf = new Map(written.nounsWithMaterial.map(({ noun, withMaterial }) => [noun, withMaterial]));

/** Nouns that some materials follow, after a linking word where it is not empty: สายจูงสุนัข หนัง, แปรงทาสีบ้าน ด้ามไม้. */
const linkOf = new Map(
  written.nounsBeforeMaterial.flatMap(({ linkingWord: link, materialPattern, nouns }) => {
    const after = { link, materials: new RegExp(materialPattern, 'u') };
    return nouns.map((noun) => [noun, after] as const);
  }),
);

/** A pane is กระจก and a vessel แก้ว. */
const panes = /^(?:กรอบ|โต๊ะ|ตู้|ชั้น|ถาดหมุน|เตา|ฟิล์ม|กระดาน|เคส|จอ|แผง|แผ่น|นาฬิกา|หน้าปัด)/u;
const towels = /^(?:ผ้า|ชุด(?:ที่นอน|เครื่องนอน|นอน)|ปลอก|ถุงนอน)/u;
const notWoven = /^(?:เชือก|สายกีตาร์|สายไวโอลิน|พู่กัน|ว่าว|แปรง|เคเบิ้ล|เอ็น|สาย|ปลอกคอ|ฟองน้ำ|พาราคอร์ด|ตาข่าย|เน็ต)/u;

/** The material as it is called for this noun. */
export function thaiMaterial({ th }: Material, noun: string): string {
  if (th === 'แก้ว' && panes.test(noun)) return 'กระจก';
  if (th === 'ไม้ไผ่' && towels.test(noun)) return 'ผ้าใยไผ่';
  if (th === 'ไนลอน' && !notWoven.test(noun)) return 'ผ้าไนลอน';
  return noun.startsWith('เชือก') ? th.replace(/^ผ้า/u, '') : th;
}

/** Goods of which a title tells no cloth: they are of other stuff too, or a fibre of them is not woven. */
const withoutCloth =
  /^(?:สำลี|คอตตอน|ที่(?!นอน|คาดผม|หุ้ม|ห้อย)|ทิชชู่|น้ำยา|กรอง|กระดาษ|เหรียญ|หมวกจักรยาน|เฟรม|ชุด(?:ปัก|ถัก|ครอส|เย็บ|นีด|พัน|ปฐม)|ไม้|ลูกกลิ้ง|รถ|แผ่น|ของ|โต๊ะ|ตะกร้าผ้า|กล่อง(?:แบ่ง|อุปกรณ์)|กระจก|แว่น|โซ่|ครอสติช|เสา|ป้าย|โคม|ถุงสุญ|แทรมโพลีน|เตียงผู้ป่วย|ยางยืด|หนังสือบอร์ด|ต้นไม้|ถาด|พรม$|ตุ๊กตาผ้า|รองเท้า(?:วิ่ง|บาส|แบด|เทนนิส|มวย|กอล์ฟ|ปั่น|ยก|โบว์|ผ้าใบ))/u;
const clothGoods = /^(?:ตุ๊กตา|หนังสือ|เทป)ผ้า$/u;

/** Goods that are offered as plastic ones, where others are made of something else. */
const plasticGoods =
  /^(?:กล่อง|ตะกร้า|ถัง|เก้าอี้|โต๊ะ|ชั้น|ตู้|ขวด|แก้ว|จาน|ชาม|ช้อน|ส้อม|ถาด|เขียง|หลอด|กระถาง|แจกัน|เสื่อ$|ไม้แขวน|ไม้หนีบ|ไม้บรรทัด|พาเลท|ท่อ|ข้อต่อ|ซอง|ราง|ตะเกียบ|เหยือก|โถ|กระชอน|ทัพพี|บีกเกอร์|ลูกตะกร้อ|โหล|ขลุ่ย)/u;

/** A noun with its material: in one word with it, or after the noun and what tells more of its type. */
export interface NamedMaterial {
  noun: string;
  after: string;
}

/** The noun with its material where a title can name both. */
export function withMaterial(noun: string, material: Material | null): NamedMaterial {
  const alone = { noun, after: '' };
  if (!material || nounIncludesMaterial(noun, material, 'th')) return alone;
  const word = thaiMaterial(material, noun);
  if (word.startsWith('ผ้า') && clothGoods.test(noun)) return { noun: noun + word.slice('ผ้า'.length), after: '' };
  if (/^(?:ผ้า|โทน)/u.test(word)) return withoutCloth.test(noun) ? alone : { noun, after: clothOf(word, noun) };
  if (word === 'พลาสติก' && !plasticGoods.test(noun)) return alone;
  const place = placeOf.get(noun);
  if (place) return { noun: place.replace('{material}', word), after: '' };
  const link = linkOf.get(noun);
  return link?.materials.test(word) ? { noun, after: link.link + word } : alone;
}

/** 'ผ้า' is not said twice: ผ้าห่ม เนื้อคอตตอน, but เสื้อ ผ้าฝ้าย. */
function clothOf(word: string, noun: string): string {
  return noun.startsWith('ผ้า') ? word.replace(/^ผ้าฝ้าย/u, 'เนื้อคอตตอน').replace(/^ผ้า/u, 'เนื้อ') : word;
}
