import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('a table is written as one line per row, with quotes where a cell needs them', () => {
  expect(
    writeCsv([
      ['Day', 'Lamp, black'],
      ['5" pot', 3],
    ]),
  ).toBe('Day,"Lamp, black"\r\n"5"" pot",3\r\n');
});

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '\tcmd', '＝1+1', '＠SUM(A1)'])(
  '%j is text in a spreadsheet, not a formula',
  (cell) => {
    expect(writeCsv([[cell]])).toBe(`'${cell}\r\n`);
  },
);

test('a formula after a semicolon, which some spreadsheets read as a separator, is text', () => {
  expect(writeCsv([['lamp;=1+1']])).toBe("lamp;'=1+1\r\n");
});

test('a negative number is not changed', () => {
  expect(writeCsv([[-2]])).toBe('-2\r\n');
});

test.each([
  ['EUR', 4140, '41.40'],
  ['THB', -6252, '-62.52'],
  ['USD', -5, '-0.05'],
  ['VND', 1_295_000, '1295000'],
] as const)('an amount in %s is written with the decimals of its currency', (currency, minor, written) => {
  expect(writeCsv([[{ minor, currency }]])).toBe(`${written}\r\n`);
});
