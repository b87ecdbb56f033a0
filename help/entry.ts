/** A page of the site that an answer links to. */
interface HelpLink {
  to: `/${string}`;
  label: string;
}

/** A question and its answer. */
export interface HelpEntry {
  /** Part of the URL, so it never changes and is the same in every language. */
  slug: string;
  question: string;
  answer: string;
  /** Search keywords that occur in neither question nor answer. */
  keywords: string;
  links: readonly HelpLink[];
}

export interface HelpTopic {
  id: string;
  title: string;
  entries: readonly HelpEntry[];
}
