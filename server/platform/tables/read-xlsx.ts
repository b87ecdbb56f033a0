import { AppError } from '../../../contracts/errors.ts';
import type { TableLimits } from './table-limits.ts';
import { unzip } from './zip.ts';

/** The parts of a workbook that hold text; pictures, styles and macros are not unpacked. */
const readParts =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/worksheets\/[^/]+\.xml)$/;

/** The rows of the first sheet of a workbook. Formulas count as the value that was computed last. */
export function* readXlsx(bytes: Buffer, limits: TableLimits): Generator<string[]> {
  const parts = unpack(bytes, limits);
  const strings = readStrings(parts.get('xl/sharedStrings.xml') ?? '');
  const sheet = parts.get(findFirstSheet(parts));
  if (sheet === undefined) throw new AppError('table_unreadable');
  let line = 0;
  for (const [, attributes = '', content = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const number = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? line + 1);
    // Empty rows are left out of the file, and rows keep the number that the spreadsheet shows.
    if (number > limits.rows * 2) throw new AppError('table_too_large');
    for (line += 1; line < number; line += 1) yield [];
    yield readRow(content, strings, limits);
  }
}

function unpack(bytes: Buffer, { unpackedBytes }: TableLimits): Map<string, string> {
  const files = unzip(bytes, (name) => readParts.test(name), unpackedBytes);
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
}

/** The part of the sheet that stands first in the workbook. */
function findFirstSheet(parts: Map<string, string>): string {
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(parts.get('xl/workbook.xml') ?? '')?.[1];
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? '';
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`));
  const target = /\bTarget="([^"]+)"/.exec(relation?.[0] ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const readStrings = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, content = '']) => readTexts(content));

/** The texts of an element with formatted runs; how a word is read aloud is no part of it. */
const readTexts = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => unescapeXml(text))
    .join('');

function readRow(xml: string, strings: string[], limits: TableLimits): string[] {
  const row: string[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const place = placeOf(/\br="([A-Z]+)/.exec(attributes)?.[1]) ?? row.length;
    if (place >= limits.columns) throw new AppError('table_too_large');
    while (row.length < place) row.push('');
    const text = readCell(/\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n', content, strings);
    if (text.length > limits.cellLength) throw new AppError('table_too_large');
    row[place] = text;
  }
  return row;
}

/** `A` is 0 and `AA` is 26. */
function placeOf(letters: string | undefined): number | undefined {
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(type: string, content: string, strings: string[]): string {
  if (type === 'inlineStr') return readTexts(content);
  const value = unescapeXml(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return strings[Number(value)] ?? '';
  // Spreadsheets write 12.9 as 12.9000000000000004.
  if (type === 'n' && value !== '' && Number.isFinite(Number(value)))
    return String(Number(Number(value).toPrecision(15)));
  return value;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities and numbers; there are no others in these files. `_x000D_` is how they write control characters. */
function unescapeXml(text: string): string {
  return text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return entities[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
