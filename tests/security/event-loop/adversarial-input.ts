/** Repeats a pattern to an exact length, between two letters so that trimming does not remove it. */
const filled = (pattern: string) => (length: number) =>
  `a${pattern.repeat(Math.ceil(length / pattern.length)).slice(0, Math.max(0, length - 2))}b`.toWellFormed();

/** Texts that are cheap to send and expensive to process: they cause regex backtracking, Unicode reordering and deep recursion. */
export const adversarialTexts: Record<string, (length: number) => string> = {
  'one word': filled('a'),
  spaces: filled(' '),
  'no-break spaces': filled('\u00A0'),
  newlines: filled('\n'),
  'lines of spaces': filled(`${' '.repeat(200)}\n`),
  'tabs and returns': filled('\t\r\n'),
  'combining marks': filled('\u0301\u0316'),
  'halfwidth marks': filled('\u0301\uFF9E'),
  'zero-width characters': filled('\u200B\u200D\uFEFF'),
  'letters that decompose': filled('ﷺ'),
  'repeated words': filled('how many of my listings are still a draft i live paused '),
  'words that differ': (length) =>
    Array.from({ length: length / 6 }, (_, at) => at.toString(36))
      .join(' ')
      .slice(0, length),
  Thai: filled('กำลังใจที่ดี'),
  Chinese: filled('北京大学生活动中心'),
  Japanese: filled('がま口のカバンｶﾞ'),
  Korean: filled('가방을 찾는다'),
  emoji: filled('👩‍👩‍👧‍👦'),
  digits: (length) => '1'.repeat(length),
  'digits and commas': (length) => '1,'.repeat(length / 2),
  'digits and dots': (length) => '1.'.repeat(length / 2),
  'email signs': filled('@a.'),
  brackets: filled('([{'),
  quotes: filled('\\"\''),
  commas: (length) => ','.repeat(length),
  'nested arrays': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'nested objects': (length) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`,
  'a record of currencies': (length) => recordOf(length, (at) => `"${letters(at)}":{"min":1,"max":2}`),
  'a record of platforms': (length) =>
    recordOf(length, (at) => `"p${at}":{"price_range":{"min":1,"max":2},"availability":"x"}`),
};

/** Three capital letters, different for each number. */
const letters = (at: number) =>
  [at / 676, at / 26, at].map((place) => String.fromCharCode(65 + (Math.floor(place) % 26))).join('');

function recordOf(length: number, entry: (at: number) => string): string {
  const count = Math.floor((length - 2) / (entry(10_000).length + 1));
  return `{${Array.from({ length: Math.max(0, count) }, (_, at) => entry(at)).join(',')}}`;
}

/** Values of the wrong type, as large as a body may be. */
export const adversarialValues: Record<string, (bytes: number) => string> = {
  'nested arrays': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'nested objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'an array of numbers': (bytes) => `[${'0,'.repeat(bytes / 2)}0]`,
  'an array of objects': (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`,
  'an array of texts': (bytes) => `[${'"a",'.repeat(bytes / 4)}"a"]`,
  'an object of many names': (bytes) => `{${Array.from({ length: bytes / 11 }, (_, at) => `"${at}a":0`).join(',')}}`,
  'an object of many objects': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"${at}a":{}`).join(',')}}`,
};
