/** The result of comparing acknowledged requests with the database. */
export interface Findings {
  lost: string[];
  doubled: string[];
  /** Unfinished analyses, transfers and refunds. */
  unfinished: string[];
}
