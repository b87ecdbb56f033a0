import { conditionInTitle } from '../conditions.ts';
import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { containsEither, nounIncludesMaterial } from '../repetition.ts';

const colours = ({ colours }: ListingContent) => colours.map((colour) => colour.ko.tag).join('/');

function material({ titleMaterial: material, kind }: ListingContent): string {
  return material && !nounIncludesMaterial(kind.ko.noun, material, 'ko') ? material.ko : '';
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'ko');
  const named = wordsRole === 'title' && words[0] ? `“${words[0]}”` : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? `${words[0]} 레터링` : '';
  const maker = brand ? joinWords(brand.ko ?? '', brand.name) : '';
  return joinWords(used, maker, named, model, print, material(content), kind.ko.noun, colours(content), ending);
}

/** A doubled 용, as in 주방용 수세미 설거지용, reads clumsily. */
const repeats = (title: string, ending: string) =>
  containsEither(title, ending) || (/용$/.test(ending) && /용(?: |$)/.test(title));

export const korean: LanguageRules = {
  title,
  repeats,
  labels: {
    brand: '브랜드',
    colour: '색상',
    material: '소재',
    condition: '상태',
    model: '모델명',
    size: '사이즈',
    quantity: '수량',
    box: '구성품',
  },
  wordsLabels: { title: '제목', print: '문구', model: '제품에 적힌 문구' },
  gift: /선물|생일|집들이/u,
  labelSeparator: ': ',
  colours: ({ colours }) => colours.map((colour) => colour.ko.tag).join(', '),
  // The title says 철제, the list of facts only 철.
  material: ({ material }) => (material?.ko ?? '').replace(/제$/u, ''),
  quantity: ({ quantity, kind }) => `${quantity}${kind.ko.counter}`,
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
