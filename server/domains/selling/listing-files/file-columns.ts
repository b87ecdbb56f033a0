import type { Language } from '../../../../contracts/languages.ts';
import { languages } from '../../../../contracts/languages.ts';
import { type ListingCell, languageOfCell, listingCells } from '../../../../contracts/selling/listing-cells.ts';
import written from '../../../../data/reference/listing-columns.json' with { type: 'json' };
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { listingFilesText } from '../../../../i18n/generated/listing-files.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { withLocale } from '../../../../i18n/locale.ts';

/** What a column of a file holds. The last two are written for people and not read. */
export type FileColumn = ListingCell | 'id' | 'currency' | 'category_name' | 'source_language';

/** A column of another marketplace's file that is no column of ours. */
type ForeignColumn = 'title' | 'description' | 'description_html' | 'sku' | 'grams';
export type ReadColumn = FileColumn | ForeignColumn;

const everything: FileColumn[] = [
  ...([
    'id',
    'state',
    'price',
    'currency',
    'stock',
    'category',
    'category_name',
    'countries',
    'weight',
    'photos',
  ] as const),
  'source_language',
  ...listingCells.filter((cell) => languageOfCell(cell) !== null),
];

export const columnsOfFile = (columns: 'figures' | 'everything', language: Language): FileColumn[] =>
  columns === 'everything' ? everything : ['id', `title_${language}`, 'state', 'price', 'currency', 'stock'];

/** The header of a column in the language of the page. */
export function headerOf(column: FileColumn): string {
  if (column === 'id' || column === 'currency' || column === 'category_name' || column === 'source_language')
    return listingFilesText(column);
  const language = languageOfCell(column);
  if (!language) return listingTableText(column as 'price');
  const name = listingTableText(column.startsWith('title') ? 'title' : 'description');
  return `${name} (${languageNamesText(language)})`;
}

const plain = (header: string) =>
  header
    .normalize('NFC')
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase();

/** Our columns by their name in the API and their header in any of the languages. */
const ownColumns = new Map<string, ReadColumn>(
  everything.flatMap((column) => [
    [plain(column), column] as const,
    ...languages.map((language) => [withLocale(language, () => plain(headerOf(column))), column] as const),
  ]),
);
for (const language of languages)
  for (const name of ['title', 'description'] as const)
    ownColumns.set(
      withLocale(language, () => plain(listingTableText(name))),
      name,
    );

export interface FileHead {
  columns: (ReadColumn | null)[];
  headers: string[];
  /** Another marketplace's file may have lines of explanation below its head. */
  isForeign: boolean;
}

/** What the columns of a head are; null where a row is none. */
export function readHead(headers: string[]): FileHead | null {
  const platform = written.platforms.find(({ signs }) =>
    signs.every((sign) => headers.some((header) => plain(header) === plain(sign))),
  );
  const known = platform
    ? new Map(Object.entries(platform.columns).map(([header, column]) => [plain(header), column as ReadColumn]))
    : ownColumns;
  const columns = headers.map((header) => known.get(plain(header)) ?? null);
  const isNamed = columns.some((column) => column === 'id' || column === 'title' || column?.startsWith('title_'));
  if (!isNamed || columns.filter(Boolean).length < 2) return null;
  return {
    columns: columns.map((column, at) => (columns.indexOf(column) === at ? column : null)),
    headers,
    isForeign: Boolean(platform),
  };
}
