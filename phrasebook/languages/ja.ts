import { conditionInTitle } from '../conditions.ts';
import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { containsEither, nounIncludesMaterial } from '../repetition.ts';

const colours = ({ colours }: ListingContent) => colours.map((colour) => colour.ja).join('×');

function material({ titleMaterial: material, kind }: ListingContent): string {
  return material && !nounIncludesMaterial(kind.ja.noun, material, 'ja') ? material.ja : '';
}

const quote = (words: readonly string[]) => words.map((word) => `「${word}」`).join('');

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'ja');
  const named = wordsRole === 'title' && words[0] ? `『${words[0]}』` : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? `「${words[0]}」ロゴ` : '';
  const maker = brand ? joinWords(brand.ja ?? '', brand.ja ? brand.name.toUpperCase() : brand.name) : '';
  return used + joinWords(maker, named, model, kind.ja.noun, colours(content), material(content), print, ending);
}

export const japanese: LanguageRules = {
  title,
  repeats: containsEither,
  labels: {
    brand: 'ブランド',
    colour: 'カラー',
    material: '素材',
    condition: '状態',
    model: '型番',
    size: 'サイズ',
    quantity: '数量',
    box: 'セット内容',
  },
  wordsLabels: { title: 'タイトル', print: 'ロゴ・文字', model: 'ロゴ・文字' },
  gift: /贈|ギフト|プレゼント|お祝い|手土産/u,
  labelSeparator: '：',
  colours,
  // The title says アルミ製, the list of facts only アルミ; 木 alone would be a tree.
  material: ({ material }) => (material?.ja ?? '').replace(/(?<!木)製$/u, ''),
  quantity: ({ quantity, kind }) => `${quantity}${kind.ja.counter}`,
  quote,
  list: (items) => items.join('、'),
  sentenceSeparator: '\n',
};
