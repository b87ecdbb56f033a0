import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import { containsEither, nounIncludesMaterial } from '../checks/repetition.ts';
import { joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import type { BrandName } from '../words/brands.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import { materials } from '../words/materials.ts';
import { modelOf } from '../words/model-words.ts';
import { photoShowsProduct } from '../words/packaging.ts';

const gift = /贈|ギフト|プレゼント|お祝い|手土産/u;

/** A metal that is told as a colour, シルバーカラー, stands first among other colours: シルバー×ブルー. */
function colours({ colours, titleMaterial }: ListingContent): string {
  const metal = titleMaterial?.colour && colours.length > 0 ? titleMaterial.ja.replace(/カラー$/u, '') : '';
  return [metal, ...colours.map((colour) => colour.ja)].filter(Boolean).join('×');
}

const paper: readonly MaterialId[] = ['paper', 'cardboard'];
const soft: readonly MaterialId[] = [...paper, 'cotton'];
const noticed: readonly MaterialId[] = ['wood', 'bamboo', 'rattan', 'glass', 'ceramic', 'porcelain', 'stainless-steel'];

const isPaper = ({ material }: ListingContent) => paper.some((id) => materials[id] === material);

/** プラスチック製 is said only of what buyers might expect to be of wood, glass or steel, and of no film. */
const isObviousPlastic = ({ material, productType }: ListingContent) =>
  material === materials.plastic &&
  (/フィルム$/u.test(productType.ja.noun) || !productType.materials.some((id) => noticed.includes(id)));

const isWoodenInstrument = ({ material, productType }: ListingContent) =>
  material === materials.wood && productType.use === 'play-music';

function material(content: ListingContent): string {
  const { titleMaterial: material, productType } = content;
  if (material?.colour && content.colours.length > 0) return '';
  if (!material || isPaper(content) || isObviousPlastic(content) || isWoodenInstrument(content)) return '';
  return nounIncludesMaterial(productType.ja.noun, material, 'ja') ? '' : material.ja;
}

/** Paper is listed where the product could be of something hard, but not for books, cards and games. */
function listedMaterial(content: ListingContent): string {
  const { material, productType } = content;
  const isPrinted =
    ['read', 'write', 'play-with'].includes(productType.use) || productType.materials.every((id) => soft.includes(id));
  const isPackaging = productType.conditions === 'new' && isObviousPlastic(content);
  if (isPackaging || (isPaper(content) && isPrinted) || productType.ja.noun === material?.ja) return '';
  // The title says アルミ製, the list of facts only アルミ; 木 alone would be a tree.
  return (material?.ja ?? '').replace(/(?<!木)製$/u, '');
}

/** Vehicles, plants and finds from nature are not called 新品, which is said of manufactured goods. */
const neverCalledNew = new Set([3809, 4901, 4902, 4903, 4904, 4905, 4907, 9904]);

function condition(content: ListingContent): string {
  if (content.condition !== 'new') return conditionInTitle(content, 'ja');
  return neverCalledNew.has(content.productType.categoryId) ? '' : '【新品】';
}

const quote = (words: readonly string[]) => words.map((word) => `「${word}」`).join('');

/** Words on a device, such as POWER, are labels of its parts. */
const isLabelled = ({ wordsRole, productType }: ListingContent) =>
  wordsRole === 'model' && Boolean(productType.powered);

const hasLettering = (content: ListingContent) =>
  content.wordsRole !== 'title' && content.words.length > 0 && modelOf(content).length === 0 && !isLabelled(content);

/** Words on a bottle or a box name what is in it: 「HELLO」シャンプー. */
const wordsOnPackage = (content: ListingContent) =>
  hasLettering(content) && !photoShowsProduct(content.productType) ? quote(content.words.slice(0, 1)) : '';

const print = (content: ListingContent) =>
  hasLettering(content) && photoShowsProduct(content.productType) ? `${quote(content.words.slice(0, 1))}文字入り` : '';

/** Buyers search for ボッシュ as well as for BOSCH. */
const maker = ({ ja, name }: BrandName) => (ja ? joinWords(ja, name.toUpperCase()) : name);

function title(content: ListingContent, ending: string): string {
  const { productType, brand, words, wordsRole } = content;
  const named = wordsRole === 'title' && words[0] ? `『${words[0]}』` : '';
  const model = modelOf(content).join(' ');
  const noun = wordsOnPackage(content) + productType.ja.noun;
  const facts = joinWords(
    brand ? maker(brand) : '',
    named,
    model,
    noun,
    colours(content),
    material(content),
    print(content),
  );
  // A noun alone would be too short a title to be found.
  const spare = facts === productType.ja.noun ? productType.phrases.ja[0].find((text) => !gift.test(text)) : undefined;
  return condition(content) + joinWords(facts, ending || (spare ?? ''));
}

/** An ending that a bare noun was given is no repetition. */
function repeats(title: string, ending: string): boolean {
  const words = title.replace(/^【[^】]*】|「[^」]*」/gu, '');
  return !words.endsWith(` ${ending}`) && containsEither(words, ending);
}

export const japanese: LanguageRules = {
  title,
  repeats,
  ...labelsIn('ja'),
  brand: ({ ja, name }) => (ja ? `${ja}（${name}）` : name),
  gift,
  labelSeparator: '：',
  colours,
  material: listedMaterial,
  quote,
  list: (items) => items.join('、'),
  sentenceSeparator: '\n',
};
