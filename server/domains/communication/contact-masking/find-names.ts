import { isDigit, isLatin, isNameCharacter, isSpace, isSpaceless } from './characters.ts';
import { idWords, joinWords, ordinaryWords, type Service, services } from './contact-words.ts';
import type { Span } from './find-phones.ts';

const maxBetween = 6;
const signs = new Set(':=-–—→>~(.・👉➡️"\'“”「」『』[]|');
const maxName = 40;

/** Names in other services: behind the word for the service, or behind an @. */
export function findNames(text: string, isCapital: (at: number) => boolean): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const service = services.find(text, at);
    const between = service && readBetween(text, service.end);
    const span = between ? nameAfter({ text, isCapital }, at, { ...service, between }) : atName(text, at);
    if (span) spans.push(span);
    // Words that were read are not read again, so that time grows with the length alone.
    const read = span?.end ?? (between?.hasWord ? between.end : 0);
    at = Math.max(at, read - 1);
  }
  return spans;
}

/** An @ with a name directly behind it. */
function atName(text: string, at: number): Span | null {
  if (text[at] !== '@' || (at > 0 && isNameCharacter(text.charCodeAt(at - 1)))) return null;
  const end = endOfName(text, at + 1);
  const name = text.slice(at + 1, end);
  const isName = isLatin(name.charCodeAt(0)) ? name.length >= 3 : name.length >= 7 && /[a-z]/.test(name);
  return isName ? { start: at, end } : null;
}

function endOfName(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < maxName && (isNameCharacter(text.charCodeAt(end)) || text[end] === '#'))
    end += 1;
  while (end > start && /[.\-+#]/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

interface Between {
  end: number;
  /** Whether a word or sign says that a name follows. */
  announcesName: boolean;
  /** Whether any word stands between. */
  hasWord: boolean;
}

interface Source {
  text: string;
  /** Whether the original has a capital letter at a place. */
  isCapital(at: number): boolean;
}

interface Mention {
  value: Service;
  end: number;
  between: Between;
}

function nameAfter(source: Source, start: number, { value: service, end, between }: Mention): Span | null {
  const { text } = source;
  const hasAt = text[between.end] === '@';
  const from = hasAt ? between.end + 1 : between.end;
  if (from === end && isLatin(text.charCodeAt(end - 1))) return null;
  const to = endOfName(text, from);
  const name = text.slice(from, to);
  if (service.name === 'facebook' && !hasMark(name)) return fullName(source, from, between);
  if (isNameOf(text, { start, end, to, name, hasAt, between, service })) return { start: between.end, end: to };
  return null;
}

/** Signs and words such as 'id' and 'is' between a service and a name. */
function readBetween(text: string, start: number): Between {
  const between: Between = { end: start, announcesName: false, hasWord: false };
  for (let count = 0; count < maxBetween; count += 1) {
    const character = String.fromCodePoint(text.codePointAt(between.end) ?? 0x20);
    if (between.end >= text.length) break;
    const isSign = signs.has(character);
    if (isSign || isSpace(text.charCodeAt(between.end)) || /\p{So}/u.test(character)) {
      between.end += character.length;
      between.announcesName ||= character === ':' || character === '=' || character === '→' || character === '~';
      continue;
    }
    const id = idWords.find(text, between.end) ?? services.find(text, between.end);
    const join = id ? null : joinWords.find(text, between.end);
    const word = id ?? join;
    if (!word) break;
    between.end = word.end;
    between.announcesName ||= id !== null;
    between.hasWord = true;
  }
  return between;
}

/** Digits or signs that names have and words have not. */
const hasMark = (name: string) => /[a-z]/.test(name) && /[\d_.#]/.test(name);

interface Candidate {
  start: number;
  end: number;
  to: number;
  name: string;
  hasAt: boolean;
  between: Between;
  service: Service;
}

function isNameOf(text: string, { start, end, to, name, hasAt, between, service }: Candidate): boolean {
  if (name.length < 3) return false;
  if (!/[a-z]/.test(name)) return name.length >= 5 && /^\d+$/.test(name);
  if (ordinaryWords.has(name) || (to < text.length && isLatin(text.charCodeAt(to)))) return false;
  if (hasAt) return true;
  if (hasMark(name)) return service.isSure || between.announcesName || !isDigit(name.charCodeAt(0));
  if (between.announcesName) return true;
  // In a sentence of another script, a Latin word behind the service is a name.
  const isForeign =
    isSpaceless(text.charCodeAt(end - 1)) ||
    isSpaceless(text.charCodeAt(start - 1)) ||
    isSpaceless(text.charCodeAt(to)) ||
    isSpaceless(text.charCodeAt(to + 1));
  return isForeign || (service.isSure && between.hasWord);
}

/** The name of a person or a shop, in one to three words. */
function fullName({ text, isCapital }: Source, start: number, { announcesName, end: from }: Between): Span | null {
  let end = start;
  let words = 0;
  let capitals = 0;
  for (; words < 3; words += 1) {
    const wordStart = words === 0 || text[end] !== ' ' ? end : end + 1;
    let wordEnd = wordStart;
    while (wordEnd < text.length && wordEnd - wordStart < maxName && isNamePart(text.charCodeAt(wordEnd))) wordEnd += 1;
    const isOrdinary = ordinaryWords.has(text.slice(wordStart, wordEnd)) && !(words > 0 && isCapital(wordStart));
    if (wordEnd === wordStart || isOrdinary) break;
    if (isCapital(wordStart)) capitals += 1;
    end = wordEnd;
  }
  if (words === 0 || end - start < 3) return null;
  const isForeign = isSpaceless(text.charCodeAt(from - 1)) || isSpaceless(text.charCodeAt(from - 2));
  return announcesName || isForeign || capitals >= 2 ? { start, end } : null;
}

const isNamePart = (code: number) => isLatin(code) || isDigit(code) || code === 0x2e || code === 0x5f;
