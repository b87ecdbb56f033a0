import { expect, test } from 'vitest';
import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import sameInEnglish from '../data/messages/same-in-english.json' with { type: 'json' };
import { compileMessage } from './compile/compile-message.ts';
import { shapeOf } from './compile/message-shape.ts';
import { domainsOf, readDomain } from './compile/read-messages.ts';

interface SourceMessage {
  locale: Language;
  /** Its domain, group and key, such as `money.wallet.balance`. */
  name: string;
  text: string;
}

function messagesIn(locale: Language): SourceMessage[] {
  return domainsOf(locale).flatMap((domain) =>
    Object.entries(readDomain(locale, domain)).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, text]) => ({ locale, name: `${domain}.${group}.${key}`, text })),
    ),
  );
}

const all = languages.flatMap(messagesIn);
const english = new Map(messagesIn('en').map(({ name, text }) => [name, text]));
const translated = all.filter(({ locale }) => locale !== 'en');

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
  expect(report(translated, problemOf)).toEqual([]);
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
        const missing = known.filter((form) => !categories.includes(form) && !optional[locale]?.includes(form));
        return [...unknown.map((form) => `${form} is never used`), ...missing.map((form) => `${form} is missing`)];
      })
      .join(', ');
  };
  expect(report(all, problemOf)).toEqual([]);
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
    return text === source ? 'is English' : ownScript[locale] && !ownScript[locale].test(text) && 'has another script';
  };
  expect(report(translated, problemOf)).toEqual([]);
});

test('every message that may be as in English is so somewhere', () => {
  const isSame = (name: string) =>
    translated.some((message) => {
      const script = ownScript[message.locale];
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
