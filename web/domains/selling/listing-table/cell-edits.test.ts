import { describe, expect, test } from 'vitest';
import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import { type Edits, fillDown, pasteInto, rangeOf, textsIn, withCells } from './cell-edits.ts';
import { readClipboard, writeClipboard } from './clipboard-text.ts';
import { windowOf } from './window-of.ts';

const row = (id: string, price: string, stock = 1): ListingTableRow => ({
  ...{ id, title: `Listing ${id}`, productImage: 'a.webp', state: 'live', category: 'Shoes', currency: 'USD' },
  ...{ price, price_minor: Number(price) * 100, stock },
});
const rows = [row('1', '10.00'), row('2', '20.00'), row('3', '30.00')];
const none: Edits = new Map();

describe('typed cells', () => {
  test('remember the value that was shown, and are forgotten when it is typed again', () => {
    const typed = withCells(none, [{ row: rows[0] as ListingTableRow, column: 'price', text: '12' }]);
    expect(typed.get('1')).toEqual({ set: { price: '12' }, before: { price: '10.00' } });
    expect(withCells(typed, [{ row: rows[0] as ListingTableRow, column: 'price', text: '10.00' }]).size).toBe(0);
  });

  test('fill the rows below with the first row of the rectangle', () => {
    const range = rangeOf({ row: 2, column: 3 }, { row: 0, column: 2 });
    expect(fillDown(rows, none, range).map(({ row: { id }, text }) => [id, text])).toEqual([
      ['2', '10.00'],
      ['2', '1'],
      ['3', '10.00'],
      ['3', '1'],
    ]);
  });

  test('are pasted as a block, a single value into the whole rectangle, and nothing beyond the table', () => {
    const one = rangeOf({ row: 0, column: 2 }, { row: 2, column: 2 });
    expect(pasteInto(rows, one, [['5']]).map(({ row: { id }, column, text }) => [id, column, text])).toEqual([
      ['1', 'price', '5'],
      ['2', 'price', '5'],
      ['3', 'price', '5'],
    ]);
    const corner = rangeOf({ row: 2, column: 3 }, { row: 2, column: 3 });
    expect(
      pasteInto(rows, corner, [
        ['7', 'x'],
        ['8', 'y'],
      ]).map(({ text }) => text),
    ).toEqual(['7']);
  });
});

describe('the clipboard', () => {
  test.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['a\t"b\tc\n""d"""', [['a', 'b\tc\n"d"']]],
    ['5" nail\t2', [['5" nail', '2']]],
    ['"5 nail\t2', [['"5 nail', '2']]],
    ['only', [['only']]],
    ['a\t', [['a', '']]],
    ['', [['']]],
  ])('reads %j', (text, cells) => {
    expect(readClipboard(text)).toEqual(cells);
  });

  test('gives back what was copied', () => {
    const cells = [
      ['plain', 'two\nlines', 'tab\there', 'a "quote"'],
      ['', '1', '2', '3'],
    ];
    expect(readClipboard(writeClipboard(cells))).toEqual(cells);
    expect(textsIn(rows, none, rangeOf({ row: 0, column: 2 }, { row: 1, column: 3 }))).toEqual([
      ['10.00', '1'],
      ['20.00', '1'],
    ]);
  });
});

test('ten thousand rows are drawn as those in view and some around them', () => {
  const { first, last, above, below } = windowOf(10_000, { scrollTop: 240_000, height: 640, rowHeight: 48 });
  expect(last - first).toBeLessThan(50);
  expect(above + below + (last - first) * 48).toBe(10_000 * 48);
});
