import { describe, expect, test } from 'vitest';
import { contactLines, isMasked, isTouched } from '../../../../bench/evaluation/contact-data/all.ts';
import { findWarning } from './find-warning.service.ts';
import { findContacts, maskContacts } from './mask-contacts.service.ts';

describe.each(contactLines)('lines of conversations in $language', ({ practice }) => {
  test('have all contact data masked and nothing else touched', () => {
    const harmless = [...practice.harmless, ...practice.scams, ...practice.lookalikes];
    expect(practice.contacts.filter((line) => !isMasked(line))).toEqual([]);
    expect(harmless.filter(isTouched)).toEqual([]);
  });

  test('warn a reader of what asks for money elsewhere and of nothing else', () => {
    expect(practice.scams.filter((line) => findWarning(line) === null)).toEqual([]);
    const harmless = [...practice.harmless, ...practice.lookalikes];
    expect(harmless.filter((line) => findWarning(line) !== null)).toEqual([]);
  });
});

test('a masked text keeps what is around the contact data, and the mask does not tell how long it was', () => {
  const short = maskContacts('Call 0812345678 or mail a@b.com, please');
  expect(short).toBe('Call •••••• or mail ••••••, please');
  expect(maskContacts('Call 081-234-5678 or mail somebody@example.com, please')).toBe(short);
  expect(maskContacts('Is it still there?')).toBeNull();
});

test('digits that look like others, unseen characters and keycaps hide no number', () => {
  for (const text of [
    '0\u200b8\u200b1\u200b2345678',
    '𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖',
    '０８１２３４５６７８',
    '०८१२३४५६७८',
    '0⃣8⃣1⃣2⃣3⃣4⃣5⃣6⃣7⃣8⃣',
  ]) {
    expect(maskContacts(text), text).toBe('••••••');
  }
});

const length = 10_000;
const hostile = [
  '0 ',
  '1',
  'l',
  'o1',
  'a@',
  '@',
  ' at ',
  'a.',
  'a dot ',
  'line ',
  'line:',
  'www.',
  'http://',
  '微信',
  '공일',
  'zero one ',
  '123 ',
  '1,2,',
  '1,234,567 usd ',
  'ﷺ',
  '\u200b',
  'ㅋ',
  '(',
];

test.each(hostile)('the time for many %j grows with their number alone', (part) => {
  const time = (characters: number) => {
    const text = part.repeat(Math.ceil(characters / part.length));
    // The time of the processor, because others may keep it busy meanwhile.
    const times = Array.from({ length: 8 }, () => {
      const before = process.threadCpuUsage();
      findContacts(text);
      findWarning(text);
      return process.threadCpuUsage(before).user / 1000;
    });
    return Math.min(...times);
  };
  time(length);
  // Four times as many take about four times as long; a square would take sixteen times.
  expect(time(length * 4)).toBeLessThan(time(length) * 10 + 20);
});
