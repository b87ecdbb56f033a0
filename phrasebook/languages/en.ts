import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { capitalised, listed, spaced } from '../tidy.ts';

// Read out letter by letter, these begin with a vowel sound: an LED lamp, an HDMI cable, an X-ray film.
const spelledWithVowel = /^(?:[AEFHILMNORSX](?:[A-Z0-9]+\b|-|\b))/;
const soundsLikeYouOrWon = /^(?:uni(?!m|n)|us[aeu]|ute|uti|ura|eu|one\b|once\b|ukulele)/i;
const silentH = /^(?:hour|heir|hono)/i;

/** Chooses a or an by how the next word sounds. */
export function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}`;
}

function startsWithVowelSound(phrase: string): boolean {
  if (/^(?:8|11|18)/.test(phrase)) return true;
  if (/^[A-Z](?:[A-Z0-9]|-|\b)/.test(phrase)) return spelledWithVowel.test(phrase);
  if (soundsLikeYouOrWon.test(phrase)) return false;
  return /^[aeiou]/i.test(phrase) || silentH.test(phrase);
}

function colourWords({ colours }: Telling): string {
  return colours.map((colour) => colour.en.word).join(' and ');
}

function materialWord({ material, noun }: Telling): string {
  return material && !nounSaysMaterial(noun.en[0], material, 'en') ? material.en.word : '';
}

function thing(telling: Telling): string {
  return spaced(colourWords(telling), materialWord(telling), telling.noun.en[0]);
}

function pairOrOne(telling: Telling, phrase: string): string {
  const form = telling.noun.en[1];
  if (form === 'one') return withArticle(phrase);
  const isPair = form === 'many' && /^[双对]$/.test(telling.noun.zh[1]) && !phrase.startsWith('pair of ');
  return isPair ? `a pair of ${phrase}` : phrase;
}

function title(telling: Telling): string {
  const { brand, colours, material, titlePattern, titleUses, condition } = telling;
  const uses = titleUses.map((use) => use.en).join(', ');
  const used = condition?.inTitle?.en.toLowerCase() ?? '';
  const plainColours = colours.every((colour) => colour.en.plain);
  const turned = spaced(colourWords(telling), material?.en.stuff ? materialWord(telling) : '');
  if (titlePattern === 'turned' && turned !== '' && plainColours && (material?.en.stuff ?? true)) {
    return capitalised(spaced(used, brand, telling.noun.en[0], `in ${turned}`, uses));
  }
  if (titlePattern === 'tail' && brand !== '') {
    return capitalised(spaced(used, thing(telling), `from ${brand}`, uses));
  }
  return capitalised(spaced(used, brand, thing(telling), uses));
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  const from = brand === '' ? '' : `from ${brand}`;
  const marks =
    words.length === 0
      ? ''
      : `marked ${listed(
          words.map((word) => `“${word}”`),
          'and',
        )}`;
  const whole = spaced(pairOrOne(telling, thing(telling)), from);
  const use = telling.use?.en ?? '';
  switch (telling.opening) {
    case 'purpose':
      return capitalised(
        marks === '' ? `${spaced(whole, use)}.` : `${[whole, marks, use].filter(Boolean).join(', ')}.`,
      );
    case 'this': {
      const [pointer, verb] = noun.en[1] === 'many' ? ['These', 'are'] : ['This', 'is'];
      const told = [colourWords(telling), marks].filter(Boolean).join(' and ');
      return `${spaced(pointer, materialWord(telling), noun.en[0], from, verb, told)}.`;
    }
    case 'photo':
      return `The photo shows ${[whole, marks].filter(Boolean).join(', ')}.`;
    case 'sale':
      return `For sale: ${[whole, marks].filter(Boolean).join(', ')}.`;
  }
}

export const english: LanguageRules = { title, opening, gap: ' ' };
