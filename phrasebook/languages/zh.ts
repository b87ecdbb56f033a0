import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { spaced } from '../tidy.ts';

function colourWords({ colours }: Telling): string {
  const [first, second] = colours.map((colour) => colour.zh);
  if (!first) return '';
  if (!second) return first.word;
  return first.short && second.short ? `${first.short}${second.short}双色` : `${first.word}配${second.word}`;
}

function material(telling: Telling): string {
  const said = telling.material && nounSaysMaterial(telling.noun.zh[0], telling.material, 'zh');
  return telling.material && !said ? telling.material.zh : '';
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const uses = titleUses.map((use) => use.zh).join(' ');
  const used = condition?.inTitle?.zh ?? '';
  const colour = colourWords(telling);
  const thing = `${material(telling)}${noun.zh[0]}`;
  if (titlePattern === 'turned') return spaced(used, brand, thing, colour, uses);
  if (titlePattern === 'tail') return spaced(used, brand, thing, uses, colour);
  return spaced(used, brand, `${colour}${thing}`, uses);
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  const [word, counter] = noun.zh;
  const colour = colourWords(telling);
  const thing = `${colour}${material(telling)}${word}`;
  const from = brand === '' ? '' : `品牌为 ${brand}`;
  const marks = words.length === 0 ? '' : `带有${words.map((one) => `“${one}”`).join('')}字样`;
  const clauses = (...parts: string[]) => `${parts.filter(Boolean).join('，')}。`;
  switch (telling.opening) {
    case 'purpose':
      return clauses(thing, from, marks, telling.use?.zh ?? '');
    case 'this':
      return clauses(`这${counter}${material(telling)}${word}是${colour}款`, from, marks);
    case 'photo':
      return clauses(`图中是一${counter}${thing}`, from, marks);
    case 'sale':
      return clauses(`出售一${counter}${thing}`, from, marks);
  }
}

export const chinese: LanguageRules = { title, opening, gap: '' };
