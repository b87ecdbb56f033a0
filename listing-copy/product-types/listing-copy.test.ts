import { describe, expect, it } from 'vitest';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { messageRequests } from '../checks/message-requests.ts';
import { unsupportedClaims } from '../checks/unsupported-claims.ts';
import { listProductTypesWithCopy } from './build-product-type-table.ts';
import type { ProductTypeWithCopy } from './product-type-with-copy.ts';
import { americanPhrases, listingCopy } from './read-listing-copy.ts';

const productTypes = listProductTypesWithCopy();
const ids = new Set(productTypes.map(({ id }) => id));

/** Every phrase of a language as 'id: text'. */
function phrasesOf(language: Language, parts: 'endings' | 'lines' | 'all' = 'all'): [id: string, text: string][] {
  return productTypes.flatMap(({ id, phrases }) => {
    const [endings, ...lines] = phrases[language];
    const texts = { endings, lines, all: [...endings, ...lines] }[parts];
    return texts.map((text): [string, string] => [id, text]);
  });
}

const broken = (language: Language, pattern: RegExp, parts?: 'endings' | 'lines') =>
  phrasesOf(language, parts)
    .filter(([, text]) => pattern.test(text))
    .map(([id, text]) => `${id}: ${text}`);

/** The second lines of a language as 'id: text'. */
const secondLines = (language: Language) =>
  productTypes.flatMap(({ id, phrases }) =>
    phrases[language][2] === undefined ? [] : [`${id}: ${phrases[language][2]}`],
  );

/** Words that only Mexico has for things that the rest of Spanish America calls otherwise. */
const mexican =
  /(?<!\p{L})(?:balatas?|calaveras?|baleros?|loderas?|salpicaderas?|carriolas?|autoasientos?|cangureras?|rastrillos?|enchin\p{L}+|baumanómetros?|cotonetes?|mandados?|ponchad\p{L}+|terracería|multicontactos?|botanas?|bocinas?|cubrebocas|rondanas?|taquetes?|cinchos?|papalotes?|rehiletes?|brincolín|botargas?|pantaletas?|mandil|gafetes?|maquinitas?|trastes|lavatrastes|cacahuates?|hot cakes|tripié|relevador|engrapadoras?|enmic\p{L}+|engargol\p{L}+|marcatextos|gises|mancuernillas|arracadas|diablito|destapacaños|cortineros?|casa de campaña|costal de box|cocoa|fólder(?:es|s)?|pizarr[óo]n(?:es)?|pláticas?|maromas?|bolsas? (?:de mano|de hombro|cruzadas?)|chaquetas? de piel|vinil)(?!\p{L})/iu;

describe.each(languages)('The phrases of every product type in %s', (language) => {
  it('exist for every product type, and for no other', () => {
    expect(Object.keys(listingCopy[language]).filter((id) => !ids.has(id))).toEqual([]);
    const lineCount = ({ phrases }: ProductTypeWithCopy, of: Language) => phrases[of].length - 1;
    const isOdd = (productType: ProductTypeWithCopy) =>
      lineCount(productType, language) < 1 || lineCount(productType, language) !== lineCount(productType, 'en');
    expect(productTypes.filter(isOdd).map(({ id }) => id)).toEqual([]);
  });

  it('are clean text in the language’s own script', () => {
    const script: InEveryLanguage<RegExp> = {
      en: /\p{Script=Latin}/u,
      es: /\p{Script=Latin}/u,
      vi: /\p{Script=Latin}/u,
      th: /\p{Script=Thai}/u,
      zh: /\p{Script=Han}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
      ko: /\p{Script=Hangul}/u,
    };
    // An ending may be an abbreviation that is written the same everywhere: DIY, USB.
    const foreign = phrasesOf(language, 'lines').filter(([, text]) => !script[language].test(text));
    const unclean = phrasesOf(language).filter(
      ([, text]) => text !== text.normalize('NFC').trim() || /\s\s|[|{}<>]|TODO|\p{Cc}/u.test(text) || text === '',
    );
    expect(foreign).toEqual([]);
    expect(unclean).toEqual([]);
  });

  it('have lines that differ, each a sentence, and endings without a full stop', () => {
    const equal = productTypes
      .filter(({ phrases }) => phrases[language][1] === phrases[language][2])
      .map(({ id }) => id);
    expect(equal).toEqual([]);
    const stop = { th: /[.。]$/u, zh: /[^。！？]$/u, ja: /[^。！？]$/u }[language as 'th'] ?? /[^.!?]$/u;
    expect(broken(language, stop, 'lines')).toEqual([]);
    expect(broken(language, /[.。!！]$/u, 'endings')).toEqual([]);
  });

  it('make no claim that a photo cannot support, and leave the buyer no homework', () => {
    expect(broken(language, unsupportedClaims[language])).toEqual([]);
  });

  it('ask for no message', () => {
    expect(broken(language, messageRequests[language])).toEqual([]);
  });

  it('are not opened by the same words too often', () => {
    // An article says nothing yet.
    const opening = (text: string) =>
      /^\p{Script=Latin}/u.test(text)
        ? (/^(?:(?:an?|the|una?|el|la) )?\S+/iu.exec(text)?.[0] ?? '')
        : [...text].slice(0, 3).join('');
    const counts = new Map<string, number>();
    for (const [, text] of phrasesOf(language, 'lines'))
      counts.set(opening(text), (counts.get(opening(text)) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    expect((most?.[1] ?? 0) / phrasesOf(language, 'lines').length, most?.[0]).toBeLessThan(0.15);
  });
});

describe('The phrases of all languages', () => {
  it('hold the same quantities line by line', () => {
    // A lone 1 is a counter (1本), 90 a decade, 12月 a month, and 3D, 4x4 or 8/3 name no quantity.
    const digits = (text: string) =>
      (text.match(/(?<![\p{Script=Latin}\d/.-])\d+(?![\p{Script=Latin}\d/.月월-])/gu) ?? [])
        .filter((number) => !['1', '90'].includes(number))
        .join(' ');
    const unequal = productTypes.flatMap(({ id, phrases }) =>
      ([1, 2] as const).flatMap((line) =>
        languages
          .filter((language) => digits(phrases[language][line] ?? '') !== digits(phrases.en[line] ?? ''))
          .map((language) => `${id} ${language}: ${phrases[language][line]}`),
      ),
    );
    expect(unequal).toEqual([]);
  });

  it('are American in English', () => {
    const british =
      /\b(?:colou?red? grey|colours?|jewellery|tyres?|favourite|nappy|nappies|aluminium|centre|grey|pyjamas|moisturis\w+|organis\w+|cosy)\b/i;
    expect(broken('en', british)).toEqual([]);
    expect(productTypes.filter(({ en }) => british.test(en.noun)).map(({ en }) => en.noun)).toEqual([]);
  });

  it('refer to no line before them, because a line may stand alone', () => {
    expect(secondLines('es').filter((line) => /: (?:También|Además|Con (?:él|ella|ellos|ellas)) /u.test(line))).toEqual(
      [],
    );
    expect(
      secondLines('ja').filter((line) => /: (?:また|さらに|そのほか)|(?:の|合わせ|付け)もおすすめです/u.test(line)),
    ).toEqual([]);
    expect(secondLines('ko').filter((line) => /: (?:또한|그리고|게다가)/u.test(line))).toEqual([]);
  });

  it('agree in Spanish with the noun that they are about, in gender and in number', () => {
    const forms = { o: 'm', a: 'f', os: 'mp', as: 'fp' } as const;
    const disagrees = (form: string, sentence: string) => {
      const gendered =
        /^(?:Muy )?(?:perfect|práctic|pensad|divertid|bonit|ric|entretenid|usad)(os|as|o|a)(?!\p{L})/iu.exec(sentence);
      const plural = /^(?:Muy )?(?:(?:ideal|útil)(es)?|fácil(es)?|agradable(s)?)(?!\p{L})/iu.exec(sentence);
      if (gendered) return forms[gendered[1] as keyof typeof forms] !== form;
      return plural !== null && plural.slice(1).some(Boolean) !== ['mp', 'fp'].includes(form);
    };
    const wrong = productTypes.flatMap(
      ({ id, es, phrases, american: { noun: [_noun, form] = [es.noun, es.form], phrase } = {} }) => {
        const [, ...spanish] = phrases.es;
        const [, ...americanLines] = phrase ?? phrases.es;
        const all = [...spanish.map((line) => [es.form, line]), ...americanLines.map((line) => [form, line])];
        return all.filter(([of = '', line = '']) => disagrees(of, line)).map(([of, line]) => `${id}, ${of}: ${line}`);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('are understood in Spanish America beyond Mexico', () => {
    const american = productTypes.flatMap(({ id, american: { noun = [''], phrase = [[]] } = {} }) =>
      [noun[0], ...phrase.flat()].filter((text) => mexican.test(text)).map((text) => `${id}: ${text}`),
    );
    expect(american).toEqual([]);
  });

  it('have words of Spanish America for known product types only', () => {
    expect(Object.keys(americanPhrases).filter((id) => !ids.has(id))).toEqual([]);
  });
});
