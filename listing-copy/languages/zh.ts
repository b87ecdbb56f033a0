import { containsEither, nounIncludesMaterial } from '../checks/repetition.ts';
import { joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import { topCategories, topCategoryOf } from '../compose/top-categories.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import type { Material } from '../words/materials.ts';
import { modelWords } from '../words/model-words.ts';
import { photoShowsProduct } from '../words/packaging.ts';

/** Pairs that are said in this order and mean two colours; others, such as 白粉 or 白金, mean something else. */
const usualPairs = ['黑白', '红白', '蓝白', '黑金', '黑红', '黑黄', '红蓝', '红黑', '黑灰', '蓝黄', '红绿', '红黄'];

const childrensClothes = [105, 106];
const otherClothes = [5107, 7804];

/** Clothes, shoes and bags; what else is worn, such as rings, masks and helmets, is not sewn. */
function isSewn(productType: ListingContent['productType']): boolean {
  const { categoryId, use, powered } = productType;
  const isClothes =
    topCategoryOf(productType) === topCategories.clothes ||
    childrensClothes.includes(Math.floor(categoryId / 100)) ||
    otherClothes.includes(categoryId);
  return (isClothes && use.startsWith('wear') && use !== 'wear-on-face') || (use === 'carry' && !powered);
}

/** What is sewn is 拼 of two fabrics, other goods 配 in two colours. */
function colours({ colours, productType }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.zh);
  if (!first) return '';
  if (!second) return first.word;
  const shorts = [first.short ?? '?', second.short ?? '?'];
  const pair = usualPairs.find((usual) => usual === shorts.join('') || usual === shorts.toReversed().join(''));
  const joined = isSewn(productType) ? '拼' : '配';
  return pair ? `${pair}${joined}色` : `${first.word}${joined}${second.word}`;
}

/** Bedding and towels are not made of bamboo but of its fibre. */
const ofBambooFibre = /睡衣|睡袋|浴巾|毛巾|包巾|床单|被套|床品|床垫|夏凉被/u;

const materialName = ({ zh }: Material, noun: string) => (zh === '竹制' && ofBambooFibre.test(noun) ? '竹纤维' : zh);

function material({ titleMaterial: material, productType }: ListingContent): string {
  const { noun } = productType.zh;
  return material && !nounIncludesMaterial(noun, material, 'zh') ? materialName(material, noun) : '';
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join('、');

/** What stands before the noun: the title of a work, a model, or what a package says; and after it: the lettering. */
function wordsOf(content: ListingContent): [before: string, after: string] {
  const { productType, words, wordsRole } = content;
  const [word] = words;
  if (word === undefined) return ['', ''];
  if (wordsRole === 'title') return [`《${word}》`, ''];
  const model = modelWords(content, () => '');
  if (model !== '') return [model, ''];
  // What is used up comes in a package, whose words name the goods.
  const isPackaged = productType.conditions === 'new' || !photoShowsProduct(productType);
  // 字样 suits print, embroidery and engraving alike, and any script.
  return isPackaged ? [word, ''] : ['', `${word}字样`];
}

function title(content: ListingContent, ending: string): string {
  const { productType, brand } = content;
  const used = conditionInTitle(content, 'zh');
  const [before, after] = wordsOf(content);
  const maker = brand ? joinWords(brand.zh ?? '', brand.name) : '';
  return joinWords(used, maker, before, productType.zh.noun, colours(content), material(content), after, ending);
}

export const chinese: LanguageRules = {
  title,
  repeats: containsEither,
  ...labelsIn('zh'),
  // Neither 接送 and 送外卖 nor 婚礼, 典礼 and 过生日 are about presents.
  gift: /(?<![接输运配])送(?!外卖|餐|货)|礼物|礼品|收到/u,
  labelSeparator: '：',
  colours: ({ colours }) => colours.map((colour) => colour.zh.word).join('、'),
  // The title says 铁制 or 棉质, the list of facts only 铁 or 棉.
  material: ({ material, productType }) =>
    (material ? materialName(material, productType.zh.noun) : '').replace(/制$|(?<=[棉纸])质$/u, ''),
  quote,
  list: (items) => items.join('、'),
  sentenceSeparator: '',
};
