import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLanguage, type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import sameInEnglish from '../data/messages/same-in-english.json' with { type: 'json' };
import { compileMessage } from './compile/compile-message.ts';
import { shapeOf } from './compile/message-shape.ts';
import { domainsOf, messagesFolder, readDomain } from './compile/read-messages.ts';

interface SourceMessage {
  /** A language, or a variant of one, such as `es-MX`. */
  locale: string;
  /** Its domain, group and key, such as `money.wallet.balance`. */
  name: string;
  text: string;
}

function messagesIn(locale: string): SourceMessage[] {
  return domainsOf(locale).flatMap((domain) =>
    Object.entries(readDomain(locale, domain)).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, text]) => ({ locale, name: `${domain}.${group}.${key}`, text })),
    ),
  );
}

/** Variants have folders of their own, with only the messages that differ. */
const variants = readdirSync(messagesFolder).filter((name) => /^[a-z]{2}-([A-Z]{2}|\d{3})$/.test(name));
const languageOf = (locale: string): Language => findLanguage(locale.slice(0, 2)) ?? 'en';

const all = [...languages, ...variants].flatMap(messagesIn);
const english = new Map(messagesIn('en').map(({ name, text }) => [name, text]));
/** What is not ICU is reported by its own test. */
const isIcu = ({ text }: SourceMessage) => problemIn(() => compileMessage(text)) === undefined;
const translated = all.filter(({ locale }) => languageOf(locale) !== 'en');

/** Lists what is wrong with each of these messages. */
const report = (
  messages: readonly SourceMessage[],
  problemOf: (message: SourceMessage) => string | false | undefined,
) =>
  messages.flatMap((message) => {
    const problem = problemOf(message);
    return problem ? [`${message.locale} ${message.name}: ${problem}\n  ${message.text}`] : [];
  });

test('every message is ICU that can be compiled', () => {
  expect(report(all, ({ text }) => problemIn(() => compileMessage(text)))).toEqual([]);
});

test('every locale has the groups and keys of English, in their order', () => {
  const names = [...english.keys()];
  const different = languages.flatMap((locale) => {
    const own = messagesIn(locale).map(({ name }) => name);
    const [first] = names.map((name, place) => [name, own[place]]).filter(([name, found]) => name !== found);
    const extra = own.filter((name) => !english.has(name));
    const missing = names.filter((name) => !own.includes(name));
    if (missing.length + extra.length === 0 && first)
      return [`${locale}: ${first[1]} stands where ${first[0]} belongs`];
    return [...missing.map((name) => `${locale} lacks ${name}`), ...extra.map((name) => `${locale} alone has ${name}`)];
  });
  expect(different).toEqual([]);
});

test('every variant is of a language that exists, and holds only messages that differ from it', () => {
  expect(variants.filter((variant) => !findLanguage(variant.slice(0, 2)))).toEqual([]);
  const same = variants.flatMap((variant) => {
    const base = new Map(messagesIn(languageOf(variant)).map(({ name, text }) => [name, text]));
    return report(messagesIn(variant), ({ name, text }) => {
      if (!base.has(name)) return 'is unknown';
      return base.get(name) === text && 'is the same';
    });
  });
  expect(same).toEqual([]);
});

test('groups stand in one domain only, in the order of the alphabet', () => {
  const groups = domainsOf('en').map((domain) => Object.keys(readDomain('en', domain)));
  expect(groups).toEqual(groups.map((names) => names.toSorted()));
  expect(new Set(groups.flat()).size).toBe(groups.flat().length);
});

test('every translation has the arguments and tags of the English message', () => {
  const listOf = (text: string) => {
    const { arguments: given, tags } = shapeOf(text);
    return [...[...given.keys()].map((name) => `{${name}}`), ...[...tags].map((tag) => `<${tag}>`)].sort().join(' ');
  };
  const problemOf = ({ name, text }: SourceMessage) => {
    const [own, expected] = [listOf(text), listOf(english.get(name) ?? '')];
    return own !== expected && `${own || 'nothing'} instead of ${expected || 'nothing'}`;
  };
  expect(report(translated.filter(isIcu), problemOf)).toEqual([]);
});

/** In Spanish, `many` counts round millions, which are followed by `de`; where it is not written, `other` is used. */
const optional: Partial<InEveryLanguage<readonly string[]>> = { es: ['many'] };

test('every plural has the categories that CLDR names for its locale', () => {
  const problemOf = ({ locale, text }: SourceMessage) => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as string[];
    return shapeOf(text)
      .plurals.flatMap((forms) => {
        const categories = forms.filter((form) => !form.startsWith('='));
        const unknown = categories.filter((form) => !known.includes(form));
        const missing = known.filter(
          (form) => !categories.includes(form) && !optional[languageOf(locale)]?.includes(form),
        );
        return [...unknown.map((form) => `${form} is never used`), ...missing.map((form) => `${form} is missing`)];
      })
      .join(', ');
  };
  expect(report(all.filter(isIcu), problemOf)).toEqual([]);
});

test('every message is NFC', () => {
  expect(report(all, ({ text }) => text !== text.normalize('NFC') && 'has parts of letters')).toEqual([]);
});

const ownScript: Partial<InEveryLanguage<RegExp>> = {
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Texts without words, such as `{low} – {high}`, are the same everywhere. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+(, plural,)?|<\/?\w+>|\b(one|other) \{/g, ''));

test('no message is left in English, and each is written in the script of its language', () => {
  const exempt = new Set(sameInEnglish);
  const problemOf = ({ locale, name, text }: SourceMessage) => {
    const source = english.get(name) ?? '';
    if (exempt.has(name) || !hasWords(source)) return false;
    if (text === source) return 'is English';
    return ownScript[languageOf(locale)]?.test(text) === false && 'has another script';
  };
  expect(report(translated, problemOf)).toEqual([]);
});

test('every message that may be as in English is so somewhere', () => {
  const isSame = (name: string) =>
    translated.some((message) => {
      const script = ownScript[languageOf(message.locale)];
      return message.name === name && (message.text === english.get(name) || (script && !script.test(message.text)));
    });
  expect(sameInEnglish.filter((name) => !isSame(name))).toEqual([]);
});

function problemIn(action: () => unknown): string | undefined {
  try {
    action();
    return;
  } catch (error) {
    return (error as Error).message;
  }
}
