import { type Element, Window } from 'happy-dom';
import { expect } from 'vitest';

/** What a feed says of one article, by the names of its fields; of a repeated one the last. */
export type FeedFields = Record<string, string>;

const knownEntity = /&(?!(?:amp|lt|gt|quot|apos);)/;
const controls = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

/** A feed in XML as another program's parser reads it; fails where it is not well formed. */
export function readXmlFeed(text: string): { title: string; next: string | null; items: FeedFields[] } {
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(document.getElementsByTagName('parsererror'), 'well-formed').toHaveLength(0);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" /);
  // The parser forgives these two.
  expect(text).not.toMatch(knownEntity);
  expect(text).not.toMatch(controls);
  const channel = document.documentElement?.children[0];
  const links = [...(channel?.children ?? [])].filter(({ tagName }) => tagName === 'atom:link');
  return {
    title: channel?.querySelector('title')?.textContent ?? '',
    next: links.find((link) => link.getAttribute('rel') === 'next')?.getAttribute('href') ?? null,
    items: [...(channel?.children ?? [])].filter(({ tagName }) => tagName === 'item').map(fieldsOf),
  };
}

const fieldsOf = (item: Element): FeedFields =>
  Object.fromEntries([...item.children].map(({ tagName, textContent }) => [tagName.replace(/^g:/, ''), textContent]));

/** A feed in JSON lines. */
export const readJsonLines = (text: string): FeedFields[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
