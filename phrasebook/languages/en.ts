import { capitalize, joinList, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { nounIncludesMaterial } from '../repetition.ts';

// Letters whose names begin with a vowel sound: an LED lamp, an HDMI cable, an X-ray film.
const spelledWithVowel = /^(?:[AEFHILMNORSX](?:[A-Z0-9]+\b|-|\b))/;
const soundsLikeYouOrWon = /^(?:uni(?!m|n)|us[aeu]|ute|uti|ura|eu|one\b|once\b|ukulele)/i;
const silentH = /^(?:hour|heir|hono)/i;

/** Adds a or an, depending on how the next word is pronounced. */
export function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}`;
}

function startsWithVowelSound(phrase: string): boolean {
  if (/^(?:8|11|18)/.test(phrase)) return true;
  if (/^[A-Z](?:[A-Z0-9]|-|\b)/.test(phrase)) return spelledWithVowel.test(phrase);
  if (soundsLikeYouOrWon.test(phrase)) return false;
  return /^[aeiou]/i.test(phrase) || silentH.test(phrase);
}

function colourWords({ colours }: ListingContent): string {
  return colours.map((colour) => colour.en.word).join(' and ');
}

function materialWord({ material, noun }: ListingContent): string {
  return material && !nounIncludesMaterial(noun.en[0], material, 'en') ? material.en.word : '';
}

function thing(content: ListingContent): string {
  return joinWords(colourWords(content), materialWord(content), content.noun.en[0]);
}

function pairOrOne(content: ListingContent, phrase: string): string {
  const form = content.noun.en[1];
  if (form === 'one') return withArticle(phrase);
  const isPair = form === 'many' && /^[双对]$/.test(content.noun.zh[1]) && !phrase.startsWith('pair of ');
  return isPair ? `a pair of ${phrase}` : phrase;
}

function title(content: ListingContent): string {
  const { brand, colours, material, titlePattern, titleUses, condition } = content;
  const uses = titleUses.map((use) => use.en).join(', ');
  const used = condition?.inTitle?.en.toLowerCase() ?? '';
  const plainColours = colours.every((colour) => colour.en.plain);
  const colourAndMaterial = joinWords(colourWords(content), material?.en.stuff ? materialWord(content) : '');
  if (
    titlePattern === 'colour-after-noun' &&
    colourAndMaterial !== '' &&
    plainColours &&
    (material?.en.stuff ?? true)
  ) {
    return capitalize(joinWords(used, brand, content.noun.en[0], `in ${colourAndMaterial}`, uses));
  }
  if (titlePattern === 'alternative' && brand !== '') {
    return capitalize(joinWords(used, thing(content), `from ${brand}`, uses));
  }
  return capitalize(joinWords(used, brand, thing(content), uses));
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  const from = brand === '' ? '' : `from ${brand}`;
  const marks =
    words.length === 0
      ? ''
      : `marked ${joinList(
          words.map((word) => `“${word}”`),
          'and',
        )}`;
  const whole = joinWords(pairOrOne(content, thing(content)), from);
  const use = content.use?.en ?? '';
  switch (content.opening) {
    case 'purpose':
      return capitalize(
        marks === '' ? `${joinWords(whole, use)}.` : `${[whole, marks, use].filter(Boolean).join(', ')}.`,
      );
    case 'this': {
      const [pointer, verb] = noun.en[1] === 'many' ? ['These', 'are'] : ['This', 'is'];
      const details = [colourWords(content), marks].filter(Boolean).join(' and ');
      return `${joinWords(pointer, materialWord(content), noun.en[0], from, verb, details)}.`;
    }
    case 'photo':
      return `The photo shows ${[whole, marks].filter(Boolean).join(', ')}.`;
    case 'sale':
      return `For sale: ${[whole, marks].filter(Boolean).join(', ')}.`;
  }
}

export const english: LanguageRules = { title, opening, sentenceSeparator: ' ' };
