import { capitalize, joinList, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';

function colourWords({ colours, noun }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.vi);
  if (!first) return '';
  const tone = noun.vi[0].endsWith('màu') ? 'tông' : 'màu';
  const leading = first.tone ? `${tone} ${first.word}` : first.word;
  if (!second) return leading;
  return `${leading} và ${second.tone && !first.tone ? `${tone} ${second.word}` : second.word}`;
}

function material(content: ListingContent): string {
  const isIncluded = content.material && nounIncludesMaterial(content.noun.vi[0], content.material, 'vi');
  return content.material && !isIncluded ? content.material.vi : '';
}

/** Adds the counter before the noun unless the noun already begins with it. */
export function withCounter([noun, counter]: readonly [string, string]): string {
  return noun === counter || noun.startsWith(`${counter} `) ? noun : `${counter} ${noun}`;
}

// "khi …" needs a verb before it to follow a noun.
function tail(use: string): string {
  return use.startsWith('khi ') ? `dùng ${use}` : use;
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const uses = titleUses.map((use) => tail(use.vi)).join(', ');
  const used = condition?.inTitle ? `, ${condition.inTitle.vi}` : '';
  const colour = colourWords(content);
  if (titlePattern === 'colour-after-noun' && colour !== '') {
    return `${capitalize(joinWords(noun.vi[0], brand, material(content), uses))}, ${colour}${used}`;
  }
  if (titlePattern === 'alternative' && brand !== '') {
    return capitalize(joinWords(noun.vi[0], material(content), colour, `hiệu ${brand}`, uses)) + used;
  }
  return capitalize(joinWords(noun.vi[0], brand, material(content), colour, uses)) + used;
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  const colour = colourWords(content);
  const from = brand === '' ? '' : `thương hiệu ${brand}`;
  const marks =
    words.length === 0
      ? ''
      : `có chữ ${joinList(
          words.map((word) => `“${word}”`),
          'và',
        )}`;
  const rest = joinWords(material(content), colour);
  const clauses = (...parts: string[]) => `${capitalize(parts.filter(Boolean).join(', '))}.`;
  switch (content.opening) {
    case 'purpose': {
      const use = tail(content.use?.vi ?? '');
      const thing = joinWords(noun.vi[0], rest);
      return from + marks === '' ? clauses(joinWords(thing, use)) : clauses(thing, from, marks, use);
    }
    case 'this': {
      const has = colour.startsWith('trong suốt') ? colour : `có ${colour}`;
      return clauses(joinWords(withCounter(noun.vi), material(content), 'này', has), from, marks);
    }
    case 'photo':
      return clauses(`trong ảnh là ${joinWords(withCounter(noun.vi), rest)}`, from, marks);
    case 'sale':
      return clauses(`cần bán một ${joinWords(withCounter(noun.vi), rest)}`, from, marks);
  }
}

export const vietnamese: LanguageRules = { title, opening, sentenceSeparator: ' ' };
