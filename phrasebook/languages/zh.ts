import { conditionInTitle } from '../conditions.ts';
import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { containsEither, nounIncludesMaterial } from '../repetition.ts';

/** Pairs that are said in this order and mean two colours; others, such as 白粉 or 白金, mean something else. */
const usualPairs = ['黑白', '红白', '蓝白', '黑金', '黑红', '黑黄', '红蓝', '红黑', '黑灰', '蓝黄', '红绿', '红黄'];

/** Clothes and bags are 拼 of two fabrics, other goods 配 in two colours. */
function colours({ colours, kind }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.zh);
  if (!first) return '';
  if (!second) return first.word;
  const shorts = [first.short ?? '?', second.short ?? '?'];
  const pair = usualPairs.find((usual) => usual === shorts.join('') || usual === shorts.toReversed().join(''));
  const isSewn = kind.use.startsWith('wear') || kind.use === 'carry';
  if (pair) return `${pair}${isSewn ? '拼色' : '配色'}`;
  return `${first.word}${isSewn ? '拼' : '配'}${second.word}`;
}

function material({ titleMaterial: material, kind }: ListingContent): string {
  return material && !nounIncludesMaterial(kind.zh.noun, material, 'zh') ? material.zh : '';
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join('、');

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'zh');
  const named = wordsRole === 'title' && words[0] ? `《${words[0]}》` : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? `${words[0]}字母图案` : '';
  const maker = brand ? joinWords(brand.zh ?? '', brand.name) : '';
  return joinWords(used, maker, named, model, kind.zh.noun, colours(content), material(content), print, ending);
}

export const chinese: LanguageRules = {
  title,
  repeats: containsEither,
  labels: {
    brand: '品牌',
    colour: '颜色',
    material: '材质',
    condition: '成色',
    model: '型号',
    size: '尺寸',
    quantity: '数量',
    box: '包含',
  },
  wordsLabels: { title: '名称', print: '字样', model: '字样' },
  wornSize: '尺码',
  gift: /送|礼|收到|生日|纪念日/u,
  labelSeparator: '：',
  colours: ({ colours }) => colours.map((colour) => colour.zh.word).join('、'),
  // The title says 铝制, the list of facts only 铝.
  material: ({ material }) => (material?.zh ?? '').replace(/制$|(?<=[棉纸木石瓷])质$/u, ''),
  quantity: ({ quantity, kind }) => `${quantity}${kind.zh.counter}`,
  quote,
  list: (items) => items.join('、'),
  sentenceSeparator: '',
};
