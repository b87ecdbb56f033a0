import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';

function colourWords({ colours }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.zh);
  if (!first) return '';
  if (!second) return first.word;
  return first.short && second.short ? `${first.short}${second.short}双色` : `${first.word}配${second.word}`;
}

function material(content: ListingContent): string {
  const isIncluded = content.material && nounIncludesMaterial(content.noun.zh[0], content.material, 'zh');
  return content.material && !isIncluded ? content.material.zh : '';
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const uses = titleUses.map((use) => use.zh).join(' ');
  const used = condition?.inTitle?.zh ?? '';
  const colour = colourWords(content);
  const thing = `${material(content)}${noun.zh[0]}`;
  if (titlePattern === 'colour-after-noun') return joinWords(used, brand, thing, colour, uses);
  if (titlePattern === 'alternative') return joinWords(used, brand, thing, uses, colour);
  return joinWords(used, brand, `${colour}${thing}`, uses);
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  const [word, counter] = noun.zh;
  const colour = colourWords(content);
  const thing = `${colour}${material(content)}${word}`;
  const from = brand === '' ? '' : `品牌为 ${brand}`;
  const marks = words.length === 0 ? '' : `带有${words.map((one) => `“${one}”`).join('')}字样`;
  const clauses = (...parts: string[]) => `${parts.filter(Boolean).join('，')}。`;
  switch (content.opening) {
    case 'purpose':
      return clauses(thing, from, marks, content.use?.zh ?? '');
    case 'this':
      return clauses(`这${counter}${material(content)}${word}是${colour}款`, from, marks);
    case 'photo':
      return clauses(`图中是一${counter}${thing}`, from, marks);
    case 'sale':
      return clauses(`出售一${counter}${thing}`, from, marks);
  }
}

export const chinese: LanguageRules = { title, opening, sentenceSeparator: '' };
