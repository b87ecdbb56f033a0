/** A page of ours that an answer leads to. */
export interface HelpLink {
  to: `/${string}`;
  label: string;
}

/** One question that sellers ask, and its answer. */
export interface HelpEntry {
  /** Part of the address, so it never changes and is the same in every language. */
  slug: string;
  question: string;
  /** Plain text; a line break begins a new paragraph. */
  answer: string;
  /** Words people ask with that stand in neither question nor answer. */
  also?: string;
  links?: readonly HelpLink[];
}

export interface HelpTopic {
  id: string;
  title: string;
  entries: readonly HelpEntry[];
}
