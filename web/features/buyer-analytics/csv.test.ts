import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('a table is written line by line, with quotes where a cell needs them', () => {
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

test('a formula behind the end of a cell, as other spreadsheets see it, is text, too', () => {
  expect(writeCsv([['lamp;=1+1']])).toBe("lamp;'=1+1\r\n");
});

test('a number below zero stays a number', () => {
  expect(writeCsv([[-2]])).toBe('-2\r\n');
});
