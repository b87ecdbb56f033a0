/** What a table from a stranger may hold, so that reading it stays bounded. */
export interface TableLimits {
  rows: number;
  columns: number;
  /** Characters of one cell. */
  cellLength: number;
  /** Bytes of a workbook after unpacking. */
  unpackedBytes: number;
}

export const tableLimits: TableLimits = {
  rows: 10_100,
  columns: 200,
  cellLength: 40_000,
  unpackedBytes: 160 * 1024 * 1024,
};
