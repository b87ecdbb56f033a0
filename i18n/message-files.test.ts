import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { languages } from '../contracts/languages.ts';
import descriptions from '../data/messages/descriptions.json' with { type: 'json' };
import variants from '../data/messages/variants.json' with { type: 'json' };
import { domainsOf, messagesFolder, readLocale } from './compile/read-messages.ts';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(messagesFolder, file), 'utf8'));

/** What a schema says against these files. */
function problemsOf(schema: string, files: readonly string[]): string[] {
  const ajv = new Ajv({ allErrors: true });
  const validate = ajv.compile(readJson(schema));
  return files.flatMap((file) => (validate(readJson(file)) ? [] : [`${file}: ${ajv.errorsText(validate.errors)}`]));
}

test('the files of messages match their schema', () => {
  const locales = readdirSync(messagesFolder).filter((name) => /^[a-z]{2}(-([A-Z]{2}|\d{3}))?$/.test(name));
  const files = locales.flatMap((locale) => domainsOf(locale).map((domain) => `${locale}/${domain}.json`));
  expect(locales).toEqual(expect.arrayContaining([...languages]));
  expect(problemsOf('messages.schema.json', files)).toEqual([]);
});

test('every variant that the site writes has a folder, and is of the language that it replaces', () => {
  const wrong = Object.entries<string>(variants).filter(
    ([language, variant]) => !existsSync(path.join(messagesFolder, variant)) || !variant.startsWith(`${language}-`),
  );
  expect(wrong).toEqual([]);
});

test('the glossaries match their schema, and name each English word once', () => {
  const files = readdirSync(path.join(messagesFolder, 'glossary')).map((file) => `glossary/${file}`);
  expect(problemsOf('glossary.schema.json', files)).toEqual([]);
  for (const file of files) {
    const words = readJson(file).terms.map(({ english }: { english: string }) => english);
    expect(new Set(words).size, file).toBe(words.length);
  }
});

test('every description is of a message that exists, and stands once, in the order of the alphabet', () => {
  expect(problemsOf('descriptions.schema.json', ['descriptions.json'])).toEqual([]);
  const names = Object.keys(descriptions);
  const english = readLocale('en');
  const domainOf = new Map(
    domainsOf('en').flatMap((domain) => Object.keys(readJson(`en/${domain}.json`)).map((group) => [group, domain])),
  );
  const unused = names.filter((name) => {
    const [domain, group = '', key = ''] = name.split('.');
    return domainOf.get(group) !== domain || !english[group]?.[key];
  });
  expect(unused).toEqual([]);
  expect(names).toEqual(names.toSorted());
});

/** Messages of a locale that say something a native would not read here, as 'group.key: text'. */
const sayings = (locale: string, pattern: RegExp) =>
  Object.entries(readLocale(locale)).flatMap(([group, messages]) =>
    Object.entries(messages)
      .filter(([key, text]) => !key.endsWith('Keywords') && pattern.test(text))
      .map(([key, text]) => `${group}.${key}: ${text}`),
  );

test('Korean messages keep one level of politeness, and call a review and a parcel by one word', () => {
  expect(sayings('ko', /(?<!감사합)니다|후기|소포/u)).toEqual([]);
});

test('Korean messages put no bare particle after a value, because its last sound is not known', () => {
  expect(sayings('ko', /\}(?:[가이은는을를과와]|으?로)(?![\p{L}(])/u)).toEqual([]);
});

test('Japanese messages call the seller by one word, and use full-width brackets and one spacing', () => {
  expect(sayings('ja', /販売者|注文\{|\([^)]*[\p{Script=Hiragana}\p{Script=Katakana}]/u)).toEqual([]);
});

test('Spanish messages say añadir, and use words of Spain and of the Americas alike', () => {
  expect(
    sayings('es', /(?<!\p{L})(?:agreg|introduc[ei]|resguardo|ordenador|móvil|monedero|pincha|(?<!de )cuentan? como)/iu),
  ).toEqual([]);
});

test.each(languages)('no message of %s raises its voice with an exclamation mark', (language) => {
  expect(sayings(language, /[!！¡]/u)).toEqual([]);
});
