import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { capitalised, listed, spaced } from '../tidy.ts';

function colourWords({ colours, noun }: Telling): string {
  const [first, second] = colours.map((colour) => colour.vi);
  if (!first) return '';
  const tone = noun.vi[0].endsWith('màu') ? 'tông' : 'màu';
  const leading = first.tone ? `${tone} ${first.word}` : first.word;
  if (!second) return leading;
  return `${leading} và ${second.tone && !first.tone ? `${tone} ${second.word}` : second.word}`;
}

function material(telling: Telling): string {
  const said = telling.material && nounSaysMaterial(telling.noun.vi[0], telling.material, 'vi');
  return telling.material && !said ? telling.material.vi : '';
}

/** Puts the counter before the noun unless the noun already begins with it. */
export function counted([noun, counter]: readonly [string, string]): string {
  return noun === counter || noun.startsWith(`${counter} `) ? noun : `${counter} ${noun}`;
}

// "khi …" needs a verb before it to follow a noun.
function tail(use: string): string {
  return use.startsWith('khi ') ? `dùng ${use}` : use;
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const uses = titleUses.map((use) => tail(use.vi)).join(', ');
  const used = condition?.inTitle ? `, ${condition.inTitle.vi}` : '';
  const colour = colourWords(telling);
  if (titlePattern === 'turned' && colour !== '') {
    return `${capitalised(spaced(noun.vi[0], brand, material(telling), uses))}, ${colour}${used}`;
  }
  if (titlePattern === 'tail' && brand !== '') {
    return capitalised(spaced(noun.vi[0], material(telling), colour, `hiệu ${brand}`, uses)) + used;
  }
  return capitalised(spaced(noun.vi[0], brand, material(telling), colour, uses)) + used;
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  const colour = colourWords(telling);
  const from = brand === '' ? '' : `thương hiệu ${brand}`;
  const marks =
    words.length === 0
      ? ''
      : `có chữ ${listed(
          words.map((word) => `“${word}”`),
          'và',
        )}`;
  const rest = spaced(material(telling), colour);
  const clauses = (...parts: string[]) => `${capitalised(parts.filter(Boolean).join(', '))}.`;
  switch (telling.opening) {
    case 'purpose': {
      const use = tail(telling.use?.vi ?? '');
      const thing = spaced(noun.vi[0], rest);
      return from + marks === '' ? clauses(spaced(thing, use)) : clauses(thing, from, marks, use);
    }
    case 'this': {
      const has = colour.startsWith('trong suốt') ? colour : `có ${colour}`;
      return clauses(spaced(counted(noun.vi), material(telling), 'này', has), from, marks);
    }
    case 'photo':
      return clauses(`trong ảnh là ${spaced(counted(noun.vi), rest)}`, from, marks);
    case 'sale':
      return clauses(`cần bán một ${spaced(counted(noun.vi), rest)}`, from, marks);
  }
}

export const vietnamese: LanguageRules = { title, opening, gap: ' ' };
