import { conditionInTitle } from '../conditions.ts';
import { capitalize, joinList, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { nounIncludesMaterial, sharesWord } from '../repetition.ts';

const quote = (words: readonly string[]) =>
  joinList(
    words.map((word) => `“${word}”`),
    'and',
  );

const colours = ({ colours }: ListingContent) => colours.map((colour) => colour.en.word).join(' and ');

function material({ titleMaterial: material, kind }: ListingContent): string {
  return material && !nounIncludesMaterial(kind.en.noun, material, 'en') ? material.en : '';
}

/** A use follows directly, another name after a comma: 'mug for tea', 'mug, coffee cup'. */
const isUse = (ending: string) => /^(?:for|to|with|in|on|as|at|by|from|of) /.test(ending);

/** Who it is for goes first: women's navy hoodie. */
const audience = /^((?:wo)?men['’]s|(?:kids|girls|boys)['’]) (.+)$/;

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'en');
  const work = wordsRole === 'title' && words.length > 0 ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words.length > 0 ? `with ${quote(words.slice(0, 1))} print` : '';
  const [, who = '', noun = kind.en.noun] = audience.exec(kind.en.noun) ?? [];
  const looks = joinWords(colours(content), material(content));
  // 'Used' goes first, 'as is' last.
  const isLast = used === 'as is';
  const thing = joinWords(isLast ? '' : used, work, brand?.name ?? '', model, who, looks, noun, print);
  const whole = isUse(ending) ? joinWords(thing, ending) : [thing, ending].filter(Boolean).join(', ');
  return capitalize(isLast ? `${whole}, as is` : whole);
}

export const english: LanguageRules = {
  title,
  repeats: sharesWord,
  labels: {
    brand: 'Brand',
    colour: 'Color',
    material: 'Material',
    condition: 'Condition',
    model: 'Model',
    size: 'Size',
    quantity: 'Quantity',
    box: 'In the box',
  },
  wordsLabels: { title: 'Title', print: 'Text on it', model: 'Text on it' },
  gift: /\b(?:gifts?|presents?|birthdays?|surprise)\b/i,
  labelSeparator: ': ',
  colours: (content) => capitalize(colours(content)),
  material: (content) => capitalize((content.material?.en ?? '').replace(/^wooden$/, 'wood')),
  quantity: ({ quantity }) => String(quantity),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
