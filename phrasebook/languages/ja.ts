import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { spaced } from '../tidy.ts';

function colourTag({ colours }: Telling): string {
  return colours.map((colour) => colour.ja).join('×');
}

function material(telling: Telling, form: 'before' | 'tag'): string {
  const said = telling.material && nounSaysMaterial(telling.noun.ja[0], telling.material, 'ja');
  return telling.material && !said ? telling.material.ja[form] : '';
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const used = condition?.inTitle?.ja ?? '';
  const uses = titleUses.map((use) => use.ja).join(' ');
  const colour = colourTag(telling);
  const made = material(telling, 'tag');
  if (titlePattern === 'turned') return used + spaced(uses, brand, noun.ja[0], colour, made);
  if (titlePattern === 'tail') return used + spaced(brand, noun.ja[0], uses, colour, made);
  return used + spaced(brand, noun.ja[0], colour, made, uses);
}

// A colour in brackets avoids a row of の: ウール素材のコート（グレー）.
function thing(telling: Telling): string {
  const { brand, words, noun } = telling;
  const marks = words.length === 0 ? '' : `${words.map((word) => `「${word}」`).join('')}の文字が入った`;
  const colour = colourTag(telling);
  const made = material(telling, 'before');
  const from = brand === '' ? '' : `${brand}の`;
  if (colour === '') return `${marks}${from}${made}${noun.ja[0]}`;
  if (from === '' && !made.endsWith('の')) return `${marks}${colour}の${made}${noun.ja[0]}`;
  return `${marks}${from}${made}${noun.ja[0]}（${colour}）`;
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  switch (telling.opening) {
    case 'purpose': {
      const use = telling.use?.ja;
      if (use === undefined) return `${thing(telling)}です。`;
      return use.endsWith('に') ? `${thing(telling)}を、${use}どうぞ。` : `${use}の${thing(telling)}です。`;
    }
    case 'this': {
      const told = [`カラーが${colourTag(telling)}`];
      if (brand !== '') told.push(`ブランドが${brand}`);
      if (words.length > 0) told.push(`${words.map((word) => `「${word}」`).join('')}の文字入り`);
      return `こちらの${material(telling, 'before')}${noun.ja[0]}は、${told.join('、')}です。`;
    }
    case 'photo':
      return `写真の商品は、${thing(telling)}です。`;
    case 'sale':
      return `${thing(telling)}を一${noun.ja[1]}出品しています。`;
  }
}

export const japanese: LanguageRules = { title, opening, gap: '' };
