/** The feeds of goods, by the last part of their addresses; not part of the API, because other sites decide on their form. */
export const feedFiles = ['google.xml', 'meta.xml', 'openai.jsonl', 'new.rss'] as const;
export type FeedFile = (typeof feedFiles)[number];

/** The English path of a feed, of a shop or of the whole marketplace. */
export const feedPath = (file: FeedFile, sellerId: string | null): string =>
  sellerId === null ? `/feeds/${file}` : `/seller/${sellerId}/feeds/${file}`;
