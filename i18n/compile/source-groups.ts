/** Key → ICU message. */
export type SourceGroup = Readonly<Record<string, string>>;

/** Group → key → ICU message. */
export type SourceGroups = Readonly<Record<string, SourceGroup>>;
