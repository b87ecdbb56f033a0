import { type Language, languages } from '../languages.ts';

/** What can be changed for many listings at once: the columns of the table and of files, each written as text. */
export const listingCells = [
  'state',
  'price',
  'stock',
  'category',
  'countries',
  'weight',
  'photos',
  ...languages.flatMap((language) => [`title_${language}` as const, `description_${language}` as const]),
] as const;

export type ListingCell = (typeof listingCells)[number];

/** The language of a title or description; null for other cells. */
export function languageOfCell(cell: ListingCell): Language | null {
  return languages.find((language) => cell.endsWith(`_${language}`)) ?? null;
}

/** The values of some cells, as they are stored: prices with a point, states and countries as codes, lists joined by spaces. */
export type CellValues = Partial<Record<ListingCell, string>>;
