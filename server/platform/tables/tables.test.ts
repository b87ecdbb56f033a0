import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { tableLimits } from './table-limits.ts';
import { writeXlsx } from './write-xlsx.ts';
import { unzip, zip } from './zip.ts';

const csv = (text: string) => [...readCsv(text, tableLimits)];

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n"x;y";"z ""q"""',
    [
      ['a', 'b'],
      ['x;y', 'z "q"'],
    ],
  ],
  [
    'a\tb\n"two\nlines"\t',
    [
      ['a', 'b'],
      ['two\nlines', ''],
    ],
  ],
  ['sep=;\r\na;b', [['a', 'b']]],
  ['a,b\n\n"unclosed', [['a', 'b'], [''], ['unclosed']]],
  ['', []],
])('the CSV %j is read', (text, rows) => {
  expect(csv(text)).toEqual(rows);
});

test.each([
  ['UTF-8', Buffer.from('ราคา,1')],
  ['UTF-8 with a mark', Buffer.from('\ufeffราคา,1')],
  ['UTF-16 with a mark', Buffer.from('\ufeffราคา,1', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeffราคา,1', 'utf16le').swap16()],
])('a text in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('ราคา,1');
});

test('a text in UTF-16 without a mark is read, and one in another encoding is refused', () => {
  expect(decodeText(Buffer.from('id,price', 'utf16le'))).toBe('id,price');
  expect(() => decodeText(Buffer.from([0xc3, 0x28, 0xa1]))).toThrow('UTF-8');
});

const cells = [
  ['Title', 'Price', 'Text'],
  ['=1+1', 12.9, ' two\nlines & <b>"q"</b> _x000D_ 🫖 '],
  ['', 0, 'ราคา'],
];

test('a workbook gives back the cells that were written', () => {
  const rows = [...readXlsx(writeXlsx('Sheet & co', cells), tableLimits)];
  expect(rows).toEqual(cells.map((row) => row.map(String)));
});

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (rows: string, strings = '') =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/other.xml" Id="rId1"/><Relationship Target="/xl/worksheets/first.xml" Id="rId7"/></Relationships>',
    'xl/worksheets/first.xml': sheet(rows),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  });

test('a workbook of a spreadsheet is read with shared strings, gaps, formulas and empty rows', () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="3"><c r="B3"><f>6.45*2</f><v>12.900000000000002</v></c><c r="D3" t="b"><v>1</v></c></row>`;
  const strings = '<si><t>id</t></si><si><r><t>Pri</t></r><r><t xml:space="preserve">ce &#x1F36F;</t></r></si>';
  expect([...readXlsx(workbook(rows, strings), tableLimits)]).toEqual([
    ['id', '', 'Price 🍯'],
    [],
    ['', '12.9', '', '1'],
  ]);
});

test('a workbook that unpacks to more than is allowed is refused before it is unpacked', () => {
  const bomb = workbook('<row r="1">'.padEnd(3_000_000, ' '));
  expect(() => [...readXlsx(bomb, { ...tableLimits, unpackedBytes: 1_000_000 })]).toThrow('too large');
});

test('the sizes that an archive claims are not believed', () => {
  const archive = zip({ 'a.xml': 'x'.repeat(50_000) });
  const packed = deflateRawSync(Buffer.from('x'.repeat(50_000))).length;
  for (let at = 0; at < archive.length - 4; at += 1)
    if (archive.readUInt32LE(at) === 50_000) archive.writeUInt32LE(10, at);
  expect(packed).toBeLessThan(200);
  expect(() => unzip(archive, () => true, 1000)).toThrow('too large');
});

test.each([['PK\u0003\u0004 broken'], ['PK']])('%j is no workbook', (text) => {
  expect(() => [...readXlsx(Buffer.from(text), tableLimits)]).toThrow('cannot be read');
});

test('a row far below and a column far to the right are refused', () => {
  expect(() => [...readXlsx(workbook('<row r="9999999"><c r="A1"><v>1</v></c></row>'), tableLimits)]).toThrow();
  expect(() => [...readXlsx(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), tableLimits)]).toThrow();
});
