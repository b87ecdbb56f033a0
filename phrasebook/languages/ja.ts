import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';

function colourTag({ colours }: ListingContent): string {
  return colours.map((colour) => colour.ja).join('×');
}

function material(content: ListingContent, form: 'before' | 'tag'): string {
  const isIncluded = content.material && nounIncludesMaterial(content.noun.ja[0], content.material, 'ja');
  return content.material && !isIncluded ? content.material.ja[form] : '';
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const used = condition?.inTitle?.ja ?? '';
  const uses = titleUses.map((use) => use.ja).join(' ');
  const colour = colourTag(content);
  const made = material(content, 'tag');
  if (titlePattern === 'colour-after-noun') return used + joinWords(uses, brand, noun.ja[0], colour, made);
  if (titlePattern === 'alternative') return used + joinWords(brand, noun.ja[0], uses, colour, made);
  return used + joinWords(brand, noun.ja[0], colour, made, uses);
}

// A colour in brackets avoids repeated の: ウール素材のコート（グレー）.
function thing(content: ListingContent): string {
  const { brand, words, noun } = content;
  const marks = words.length === 0 ? '' : `${words.map((word) => `「${word}」`).join('')}の文字が入った`;
  const colour = colourTag(content);
  const made = material(content, 'before');
  const from = brand === '' ? '' : `${brand}の`;
  if (colour === '') return `${marks}${from}${made}${noun.ja[0]}`;
  if (from === '' && !made.endsWith('の')) return `${marks}${colour}の${made}${noun.ja[0]}`;
  return `${marks}${from}${made}${noun.ja[0]}（${colour}）`;
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  switch (content.opening) {
    case 'purpose': {
      const use = content.use?.ja;
      if (use === undefined) return `${thing(content)}です。`;
      return use.endsWith('に') ? `${thing(content)}を、${use}どうぞ。` : `${use}の${thing(content)}です。`;
    }
    case 'this': {
      const details = [`カラーが${colourTag(content)}`];
      if (brand !== '') details.push(`ブランドが${brand}`);
      if (words.length > 0) details.push(`${words.map((word) => `「${word}」`).join('')}の文字入り`);
      return `こちらの${material(content, 'before')}${noun.ja[0]}は、${details.join('、')}です。`;
    }
    case 'photo':
      return `写真の商品は、${thing(content)}です。`;
    case 'sale':
      return `${thing(content)}を一${noun.ja[1]}出品しています。`;
  }
}

export const japanese: LanguageRules = { title, opening, sentenceSeparator: '' };
