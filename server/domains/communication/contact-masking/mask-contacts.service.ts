import { findLinks, findMails } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findPhones, type Span } from './find-phones.ts';
import { foldText } from './fold-text.ts';

/** Always as long, so that it says nothing about what it hides. */
const mask = '••••••';

/** Where contact data stands in a text, in order and without overlaps. */
export function findContacts(text: string): Span[] {
  const folded = foldText(text);
  const isCapital = (at: number) => /\p{Lu}/u.test(text[folded.starts[at] ?? 0] ?? '');
  const found = [
    ...findPhones(folded.text),
    ...findMails(folded.text),
    ...findLinks(folded.text),
    ...findNames(folded.text, isCapital),
  ];
  const spans = found
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? text.length }))
    .sort((one, other) => one.start - other.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** The text without its phone numbers, mail addresses, links and names in other services; null where it has none. */
export function maskContacts(text: string): string | null {
  const spans = findContacts(text);
  if (spans.length === 0) return null;
  const kept = spans.map(({ start }, at) => text.slice(spans[at - 1]?.end ?? 0, start));
  return `${kept.join(mask)}${mask}${text.slice(spans.at(-1)?.end)}`;
}
