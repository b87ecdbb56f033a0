import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import type { MessageGroup } from './define-messages.ts';
import type { Message } from './format-message.ts';
import { sameInEnglish } from './same-in-english.ts';

const groups = readdirSync(path.join(import.meta.dirname, 'en')).map((file) => path.basename(file, '.ts'));
const translations = languages.filter((language) => language !== 'en');

async function readGroup(group: string, language: Language): Promise<MessageGroup> {
  const [messages] = Object.values<MessageGroup>(await import(`./${language}/${group}.ts`));
  return messages ?? {};
}

const formsOf = (message: Message) => (typeof message === 'string' ? [message] : [message.one, message.other]);
const markersOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort().join(' ');

const ownScript: InEveryLanguage<RegExp> = {
  en: /./,
  es: /./,
  vi: /./,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};

describe.each(translations)('the messages in %s', (language) => {
  test.each(groups)('of %s are whole, with the parameters and links of the English ones', async (group) => {
    const english = await readGroup(group, 'en');
    const translated = await readGroup(group, language);
    for (const [key, message] of Object.entries(english)) {
      const where = `${language} ${group}.${key}`;
      const parameters = markersOf(formsOf(message).at(-1) ?? '');
      for (const form of formsOf(translated[key] ?? '')) {
        expect(form.trim(), where).not.toBe('');
        expect(form, where).toBe(form.normalize('NFC'));
      }
      expect(markersOf(formsOf(translated[key] ?? '').at(-1) ?? ''), where).toBe(parameters);
    }
  });

  test.each(groups)('of %s are translated', async (group) => {
    const english = await readGroup(group, 'en');
    const translated = await readGroup(group, language);
    const left = Object.entries(english)
      .filter(([key]) => !sameInEnglish.has(`${group}.${key}`))
      .filter(([key, message]) => isLeftInEnglish(formsOf(message), formsOf(translated[key] ?? ''), language))
      .map(([key]) => `${group}.${key}`);
    expect(left).toEqual([]);
  });
});

/** Texts without words, such as `{low} – {high}`, are the same everywhere. */
function isLeftInEnglish(english: string[], translated: string[], language: Language): boolean {
  const words = english.join(' ').replace(/\{\w+\}|<\/?\w+>/g, '');
  if (!/\p{L}{2}/u.test(words)) return false;
  return english.join() === translated.join() || !ownScript[language].test(translated.join());
}
