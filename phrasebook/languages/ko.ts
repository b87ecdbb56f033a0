import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { spaced } from '../tidy.ts';
import { withParticle } from './korean-particles.ts';

function colourTag({ colours }: Telling): string {
  return colours.map((colour) => colour.ko.tag).join('·');
}

function colourWords({ colours }: Telling): string {
  return colours.map((colour) => colour.ko.word).join('·');
}

function colourList({ colours }: Telling): string {
  const [first, second] = colours.map((colour) => colour.ko.word);
  if (first === undefined) return '';
  return second === undefined ? first : `${withParticle(first, '과와')} ${second}`;
}

function material(telling: Telling): string {
  const said = telling.material && nounSaysMaterial(telling.noun.ko[0], telling.material, 'ko');
  return telling.material && !said ? telling.material.ko : '';
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const used = condition?.inTitle?.ko ?? '';
  const uses = titleUses.map((use) => use.ko).join(' ');
  const named = spaced(colourTag(telling), material(telling), noun.ko[0]);
  if (titlePattern === 'turned')
    return spaced(used, brand, spaced(material(telling), noun.ko[0]), colourTag(telling), uses);
  if (titlePattern === 'tail' && uses.endsWith('용')) return spaced(used, uses, brand, named);
  return spaced(used, brand, named, uses);
}

function thing(telling: Telling, purpose = ''): string {
  const { brand, words, noun } = telling;
  const marks = words.length === 0 ? '' : `${words.map((word) => `“${word}”`).join(', ')} 문구가 있는`;
  const from = brand === '' ? '' : `${brand} 브랜드의`;
  return spaced(marks, from, purpose, colourWords(telling), material(telling), noun.ko[0]);
}

function pointed(telling: Telling): string {
  const { brand, words, noun } = telling;
  const named = spaced('이', material(telling), noun.ko[0]);
  const start = `${named}의 색상은 ${colourList(telling)}${brand === '' ? '' : `, 브랜드는 ${brand}`}`;
  if (words.length === 0) return `${start}입니다.`;
  return `${withParticle(start, '이며')} ${words.map((word) => `“${word}”`).join(', ')} 문구가 있습니다.`;
}

function opening(telling: Telling): string {
  const [noun, counter] = telling.noun.ko;
  switch (telling.opening) {
    case 'purpose': {
      const use = telling.use?.ko ?? '';
      return `${thing(telling, use.endsWith('에') ? `${use} 알맞은` : use)}입니다.`;
    }
    case 'this':
      return pointed(telling);
    case 'photo':
      return `사진 속 상품은 ${thing(telling)}입니다.`;
    case 'sale': {
      const piece = noun.endsWith(counter) ? thing(telling) : `${thing(telling)} 한 ${counter}`;
      return `${withParticle(piece, '을를')} 판매합니다.`;
    }
  }
}

export const korean: LanguageRules = { title, opening, gap: ' ' };
