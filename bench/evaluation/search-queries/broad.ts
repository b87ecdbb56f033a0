import type { InEveryLanguage } from '../../../contracts/languages.ts';
import type { SearchCase } from './search-case.ts';

const broad = (typed: string, ...meant: number[]): SearchCase => ({ typed, class: 'broad', meant });

const watches = [9501, 9502, 9503, 9504, 1203];
const shoes = [2301, 2302, 2303, 2304, 2305, 2306, 2307];
const bags = [2401, 2402, 2405, 2406, 2407];
const cookware = [3201, 3202];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const toys = [71, 72, 73, 74, 75, 76, 77, 78].flatMap((section) => range(100 * section + 1, 100 * section + 8));
const skinCare = [6201, 6202, 6203, 6204, 6205, 6206];
const furniture = [3101, 3102, 3103, 3104, 3105, 3106];
const instruments = [85, 86, 87].flatMap((section) => range(100 * section + 1, 100 * section + 7));
const petFood = [11601, 11602];
const tools = [...range(13101, 13107), 13201, 3807, 4803];
const earrings = [9301, 9302, 9303, 9304];
const rings = [9101, 9102, 9103, 9104, 9105];
const lamps = [3701, 3702, 1505];
const drinks = [3901, 3902, 3903, 3910];
const snacks = [3904, 3905, 3906];
const perfume = [6401, 6402, 6403];
const balls = [5201, 5202, 5203, 5204];
const pens = [12101, 12102, 12104];

/** Wide words that native shoppers type, written later, because the first result was often not what was meant. */
export const broadCases: InEveryLanguage<SearchCase[]> = {
  en: [
    broad('furniture', ...furniture),
    broad('musical instruments', ...instruments),
    broad('pet food', ...petFood),
    broad('rings', ...rings),
    broad('snacks', ...snacks),
    broad('perfume', ...perfume),
    broad('hand tools', ...tools),
    broad('pens', ...pens),
    broad('bags', ...bags, 2404),
  ],
  th: [
    broad('นาฬิกา', ...watches, 3707),
    broad('รองเท้า', ...shoes),
    broad('เฟอร์นิเจอร์', ...furniture),
    broad('ของเล่นเด็ก', ...toys, 10705),
    broad('ต่างหู', ...earrings),
    broad('สกินแคร์', ...skinCare),
    broad('เครื่องดนตรี', ...instruments),
    broad('ขนม', ...snacks),
    broad('โคมไฟ', 3701, 1505),
  ],
  zh: [
    broad('手表', ...watches),
    broad('家具', ...furniture),
    broad('乐器', ...instruments),
    broad('零食', ...snacks),
    broad('玩具', ...toys, 10705),
    broad('护肤品', ...skinCare),
    broad('耳环', ...earrings),
    broad('香水', ...perfume),
  ],
  vi: [
    broad('đồng hồ', ...watches, 3707),
    broad('giày', ...shoes),
    broad('túi xách', ...bags),
    broad('đồ chơi', ...toys, 10705),
    broad('đồ uống', ...drinks),
    broad('mỹ phẩm', 6101, 6102, 6103, 6104, ...skinCare),
    broad('nội thất', ...furniture),
    broad('nhẫn', ...rings),
    broad('đèn', ...lamps),
  ],
  es: [
    broad('reloj', ...watches, 3707),
    broad('zapatos', ...shoes),
    broad('muebles', ...furniture),
    broad('instrumentos musicales', ...instruments),
    broad('anillo', ...rings),
    broad('lámpara', 3701, 1505),
    broad('herramientas', ...tools),
    broad('perfume', ...perfume),
    broad('juguetes', ...toys, 10705),
  ],
  ja: [
    broad('腕時計', ...watches),
    broad('靴', ...shoes),
    broad('家具', ...furniture),
    broad('楽器', ...instruments),
    broad('おもちゃ', ...toys, 10705),
    broad('お菓子', ...snacks),
    broad('調理器具', ...cookware, 3203),
    broad('スキンケア', ...skinCare),
  ],
  ko: [
    broad('시계', ...watches, 3707),
    broad('신발', ...shoes),
    broad('가구', ...furniture),
    broad('악기', ...instruments),
    broad('장난감', ...toys, 10705),
    broad('귀걸이', ...earrings),
    broad('조명', ...lamps),
    broad('공', ...balls),
  ],
};
