import type { WayOfUse } from '../../catalog/product-types/verbs.ts';
import { containsEither, nounIncludesMaterial } from '../checks/repetition.ts';
import { joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import { topCategories, topCategoryOf } from '../compose/top-categories.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import { type Material, materials } from '../words/materials.ts';
import { modelOf } from '../words/model-words.ts';

const isWorn = ({ use }: ListingContent['productType']) => use.startsWith('wear');

/** Colours that are also eaten or put on: 붙임머리 크림 would be a cream. */
const otherGoods = /^(?:크림|올리브|오렌지)$/u;

function colours({ colours, productType }: ListingContent): string {
  const tags = colours.map((colour) => colour.ko.tag).join('/');
  const isFashion = isWorn(productType) && topCategoryOf(productType) !== topCategories.beauty;
  return otherGoods.test(tags) && !isFashion ? `${tags}색` : tags;
}

/** What a title says nothing by: nearly everything of its product type is made of it. */
const isVague: readonly Material[] = [materials.plastic, materials.paper, materials.cardboard, materials.polyester];

/** Cars, sports, media, industry and electronics: parts and tools are not chosen by what they are made of. */
const technicalTopCategories: readonly number[] = [
  topCategories.automotive,
  topCategories.sports,
  topCategories.media,
  topCategories.industrial,
  topCategories.electronics,
];
const chosenByMaterial: readonly WayOfUse[] = ['carry', 'sit-on', 'sleep-on', 'cook', 'drink', 'eat', 'decorate'];
const sometimesChosen: readonly WayOfUse[] = ['use', 'play-with', 'clean'];

function isChosenByMaterial(productType: ListingContent['productType']): boolean {
  if (isWorn(productType) || chosenByMaterial.includes(productType.use)) return true;
  return sometimesChosen.includes(productType.use) && !technicalTopCategories.includes(topCategoryOf(productType));
}

/** Named after other goods, which the material would seem to describe: 고무 신발 참 would be for rubber shoes. */
const namedAfterOthers = /^(?:(?:신발|벨트|바지|팔찌|새장) |시계 버클|어항 장식)/u;

function material({ titleMaterial: material, productType, brand, words }: ListingContent): string {
  if (!material || isVague.includes(material) || !isChosenByMaterial(productType)) return '';
  if (namedAfterOthers.test(productType.ko.noun) || nounIncludesMaterial(productType.ko.noun, material, 'ko'))
    return '';
  // After a name or foreign word, 면 would read as the particle.
  return material === materials.cotton && (brand || words.length > 0) ? '코튼' : material.ko;
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Whom or what goods are for comes before their material: 남성 가죽 벨트, 사무용 가죽 의자. */
const forWhom = /^((?:남성|여성|여아|아동|어린이|유아|아기|강아지|고양이|반려동물|\S+용) )?(.+)$/u;

const nounWithMaterial = (content: ListingContent) =>
  content.productType.ko.noun.replace(forWhom, (_, whom = '', noun) => joinWords(whom.trim(), material(content), noun));

/** Clothes, bags and soft or paper decoration are sold by the words on them; false eyelashes and adapters are not. */
const withoutLettering: readonly number[] = [
  topCategories.gadgets,
  topCategories.home,
  topCategories.beauty,
  topCategories.electronics,
];
const oftenLettered =
  /가방|파우치|쿠션|방석|베개|이불|침구|(?<!카)시트$|(?<!네일 )스티커|깃발|가랜드|풍선|토퍼|포스터|러그|자석$|키링/u;
const neverLettered = /니플|버클|귀마개|기저귀/u;

function isLettered(productType: ListingContent['productType']): boolean {
  const { noun } = productType.ko;
  if (productType.powered || productType.use === 'wear-on-face' || neverLettered.test(noun)) return false;
  if (oftenLettered.test(noun)) return true;
  return (isWorn(productType) || productType.use === 'carry') && !withoutLettering.includes(topCategoryOf(productType));
}

/** The words for the title; those that are neither a title, a print nor a model would read as a brand, and are left out. */
function readWords(content: ListingContent): string {
  const { productType, words, wordsRole } = content;
  const [first] = words;
  if (first === undefined) return '';
  if (wordsRole === 'title') return quote([first]);
  if (wordsRole === 'print' && isLettered(productType)) return `${first} 레터링`;
  return modelOf({ ...content, wordsRole: 'model' }).join(' ');
}

function title(content: ListingContent, ending: string): string {
  const { brand } = content;
  const used = conditionInTitle(content, 'ko');
  const maker = brand ? joinWords(brand.ko ?? '', brand.name) : '';
  return joinWords(used, maker, readWords(content), nounWithMaterial(content), colours(content), ending);
}

/** A doubled 용, as in 주방용 수세미 설거지용, reads clumsily. */
const repeats = (title: string, ending: string) =>
  containsEither(title, ending) || (/용$/.test(ending) && /용(?: |$)/.test(title));

export const korean: LanguageRules = {
  title,
  repeats,
  ...labelsIn('ko'),
  gift: /선물|생일|집들이/u,
  labelSeparator: ': ',
  colours: ({ colours }) => colours.map((colour) => colour.ko.tag).join(', '),
  // The title says 철제 and 우드, the list of facts 철 and 나무.
  material: ({ material }) => (material === materials.wood ? '나무' : (material?.ko ?? '').replace(/제$/u, '')),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
