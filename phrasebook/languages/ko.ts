import { joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';
import { withParticle } from './korean-particles.ts';

function colourTag({ colours }: ListingContent): string {
  return colours.map((colour) => colour.ko.tag).join('·');
}

function colourWords({ colours }: ListingContent): string {
  return colours.map((colour) => colour.ko.word).join('·');
}

function colourList({ colours }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.ko.word);
  if (first === undefined) return '';
  return second === undefined ? first : `${withParticle(first, '과와')} ${second}`;
}

function material(content: ListingContent): string {
  const isIncluded = content.material && nounIncludesMaterial(content.noun.ko[0], content.material, 'ko');
  return content.material && !isIncluded ? content.material.ko : '';
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const used = condition?.inTitle?.ko ?? '';
  const uses = titleUses.map((use) => use.ko).join(' ');
  const named = joinWords(colourTag(content), material(content), noun.ko[0]);
  if (titlePattern === 'colour-after-noun')
    return joinWords(used, brand, joinWords(material(content), noun.ko[0]), colourTag(content), uses);
  if (titlePattern === 'alternative' && uses.endsWith('용')) return joinWords(used, uses, brand, named);
  return joinWords(used, brand, named, uses);
}

function thing(content: ListingContent, purpose = ''): string {
  const { brand, words, noun } = content;
  const marks = words.length === 0 ? '' : `${words.map((word) => `“${word}”`).join(', ')} 문구가 있는`;
  const from = brand === '' ? '' : `${brand} 브랜드의`;
  return joinWords(marks, from, purpose, colourWords(content), material(content), noun.ko[0]);
}

function pointed(content: ListingContent): string {
  const { brand, words, noun } = content;
  const named = joinWords('이', material(content), noun.ko[0]);
  const start = `${named}의 색상은 ${colourList(content)}${brand === '' ? '' : `, 브랜드는 ${brand}`}`;
  if (words.length === 0) return `${start}입니다.`;
  return `${withParticle(start, '이며')} ${words.map((word) => `“${word}”`).join(', ')} 문구가 있습니다.`;
}

function opening(content: ListingContent): string {
  const [noun, counter] = content.noun.ko;
  switch (content.opening) {
    case 'purpose': {
      const use = content.use?.ko ?? '';
      return `${thing(content, use.endsWith('에') ? `${use} 알맞은` : use)}입니다.`;
    }
    case 'this':
      return pointed(content);
    case 'photo':
      return `사진 속 상품은 ${thing(content)}입니다.`;
    case 'sale': {
      const piece = noun.endsWith(counter) ? thing(content) : `${thing(content)} 한 ${counter}`;
      return `${withParticle(piece, '을를')} 판매합니다.`;
    }
  }
}

export const korean: LanguageRules = { title, opening, sentenceSeparator: ' ' };
