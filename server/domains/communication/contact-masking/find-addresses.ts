import { isDigit, isLatin, isNameCharacter, isSpace } from './characters.ts';
import {
  atWords,
  dotWords,
  endingWords,
  mailHosts,
  mailHostWords,
  sureEndings,
  unsureEndings,
} from './contact-words.ts';
import type { Span } from './find-phones.ts';
import type { WordTree } from './word-tree.ts';

const brackets = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);
const maxLabel = 63;
const maxLocal = 64;

const isLabelCharacter = (code: number) => isDigit(code) || code === 0x2d || isLatin(code);
const skipSpace = (text: string, at: number) => (isSpace(text.charCodeAt(at)) ? at + 1 : at);

/** A sign or its word, perhaps in brackets and with a space before and after; where it ends, or null. */
function readSign(text: string, start: number, sign: string, words: WordTree<boolean>): number | null {
  const from = skipSpace(text, start);
  const closing = brackets.get(text[from] ?? '');
  const inner = closing ? skipSpace(text, from + 1) : from;
  const end = text[inner] === sign ? inner + 1 : (words.find(text, inner)?.end ?? null);
  if (end === null) return null;
  if (!closing) return skipSpace(text, end);
  const close = skipSpace(text, end);
  return text[close] === closing ? skipSpace(text, close + 1) : null;
}

interface Host {
  end: number;
  isMailHost: boolean;
  /** Whether the last part ends domains and nothing else. */
  isSure: boolean;
  hasEnding: boolean;
  /** Whether all dots are written as dots. */
  isPlain: boolean;
}

/** A domain from here on, or the name of a mail host. */
function readHost(text: string, start: number): Host | null {
  const word = mailHostWords.find(text, start);
  let end = word?.end ?? readLabel(text, start);
  if (end === start) return null;
  const host: Host = {
    end,
    isMailHost: word !== null || mailHosts.has(text.slice(start, end)),
    isSure: false,
    hasEnding: false,
    isPlain: true,
  };
  for (let parts = 0; parts < 6; parts += 1) {
    const next = readSign(text, end, '.', dotWords) ?? (word ? skipSpace(text, end) : null);
    if (next === null) break;
    const ending = endingWords.find(text, next);
    const labelEnd = Math.max(ending?.end ?? next, readLabel(text, next));
    if (labelEnd === next) break;
    const label = ending?.end === labelEnd ? 'com' : text.slice(next, labelEnd);
    const isPlainDot = next === end + 1 && text[end] === '.';
    // 'Punto de' in words is a domain behind a mail host alone.
    const isEnding = sureEndings.has(label) || (unsureEndings.has(label) && (isPlainDot || host.isMailHost));
    if (!isEnding && !isPlainDot) break;
    end = labelEnd;
    host.isPlain &&= isPlainDot;
    if (!isEnding) continue;
    Object.assign(host, { end, hasEnding: true, isSure: sureEndings.has(label) });
  }
  return host;
}

function readLabel(text: string, start: number): number {
  let at = start;
  while (at < text.length && at - start < maxLabel && isLabelCharacter(text.charCodeAt(at))) at += 1;
  return at;
}

/** Mail addresses: a name, the sign in any writing, and a host. */
export function findMails(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const local = localBefore(text, at);
    if (local === null || (spans.at(-1)?.end ?? -1) > at) continue;
    const sign = readSign(text, at, '@', atWords);
    const host = sign === null ? null : readHost(text, sign);
    // 'Cheaper at shop.com' names a site, and the link alone is masked.
    const isSite = host?.isPlain && text.slice(at, sign ?? at).trim() === 'at';
    const isMail = host && (host.isMailHost || (host.hasEnding && !isSite));
    if (isMail) spans.push({ start: local, end: host.end });
  }
  return spans;
}

/** Where the name before a sign begins, if one ends here. */
function localBefore(text: string, end: number): number | null {
  if (!isNameCharacter(text.charCodeAt(end - 1)) || isNameCharacter(text.charCodeAt(end))) {
    return null;
  }
  let start = end;
  while (start > 0 && end - start < maxLocal && isNameCharacter(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

const stopsLink = (code: number) =>
  code <= 0x20 || code >= 0x300 || code === 0x22 || code === 0x3c || code === 0x3e || code === 0x29;

/** The rest of a link: a path, as far as it goes. */
function readPath(text: string, end: number): number {
  const [first] = text.slice(end, end + 1);
  if (first !== '/' && first !== '?' && first !== '#' && first !== ':') return end;
  let at = end;
  while (at < text.length && !stopsLink(text.charCodeAt(at))) at += 1;
  return at;
}

/** Links and bare domains. */
export function findLinks(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; ) {
    const end = linkFrom(text, at);
    if (end !== null) spans.push({ start: startOfName(text, at), end });
    at = end ?? nextLabel(text, at);
  }
  return spans;
}

/** Behind the label that begins here, so that each is read once. */
const nextLabel = (text: string, at: number) => Math.max(readLabel(text, at), at + 1);

function linkFrom(text: string, at: number): number | null {
  for (const scheme of ['http://', 'https://', 'hxxp://', 'hxxps://', 'www.']) {
    if (!text.startsWith(scheme, at)) continue;
    let end = at + scheme.length;
    while (end < text.length && !stopsLink(text.charCodeAt(end))) end += 1;
    return end > at + scheme.length ? end : null;
  }
  const host = readHost(text, at);
  if (!host?.hasEnding) return null;
  const end = readPath(text, host.end);
  const hasPath = end > host.end + 1;
  // After a word such as 'is', a full stop without a space is more likely than a domain.
  const isLast = !/^ ?[\p{L}\p{N}]/u.test(text.slice(host.end, host.end + 2));
  return hasPath || host.isSure || (host.isPlain && isLast) ? end : null;
}

/** A name before the host that another sign than @ is written behind, such as name#mail.com. */
function startOfName(text: string, at: number): number {
  const sign = at - 1;
  const isSign = sign > 0 && !isNameCharacter(text.charCodeAt(sign)) && !isSpace(text.charCodeAt(sign));
  return (isSign && text[sign] !== '/' ? localBefore(text, sign) : null) ?? at;
}
