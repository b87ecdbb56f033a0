import { fold } from './fold.ts';

/** Part of a text: a known phrase with its meaning, or unknown text. */
export interface PhraseMatch<Meaning> {
  text: string;
  meaning: Meaning | null;
  /** Its share of a sentence: 1 for a word or a known phrase, 0.5 for an unknown letter of a script without spaces. */
  weight: number;
}

interface Token {
  text: string;
  exact: string;
  folded: string;
  isWord: boolean;
}

/** A node of the phrase trie; `meaning` is set where a phrase ends. */
interface TrieNode<Meaning> {
  next: Map<string, TrieNode<Meaning>>;
  meaning: Meaning | null;
  isAmbiguous: boolean;
}

/** Longer texts are truncated to bound the running time. */
const maxTokens = 1000;
const unknownLetterWeight = 0.5;

/**
 * Finds known phrases in a text of any of the seven languages, always the longest one. Latin words are compared whole;
 * Thai, Chinese, Japanese and Korean are compared letter by letter, because spaces do not separate their words.
 */
export function createPhraseMatcher<Meaning>(phrases: Iterable<readonly [phrase: string, meaning: Meaning]>) {
  const exact = newNode<Meaning>();
  const folded = newNode<Meaning>();
  for (const [phrase, meaning] of phrases) {
    const tokens = tokenize(phrase);
    const end = addPath(exact, tokens, 'exact');
    end.meaning ??= meaning;
    // Without its accents a phrase may equal another one; then only the accented form matches.
    const foldedEnd = addPath(folded, tokens, 'folded');
    if (foldedEnd.meaning !== null && foldedEnd.meaning !== meaning) foldedEnd.isAmbiguous = true;
    foldedEnd.meaning ??= meaning;
  }

  return (text: string): PhraseMatch<Meaning>[] => {
    const tokens = tokenize(text);
    const matches: PhraseMatch<Meaning>[] = [];
    let wasLetter = false;
    for (let at = 0; at < tokens.length; ) {
      const exactMatch = longestMatch(exact, tokens, at, 'exact');
      const foldedMatch = longestMatch(folded, tokens, at, 'folded');
      const { meaning, size } = foldedMatch.size > exactMatch.size ? foldedMatch : exactMatch;
      const matched = tokens.slice(at, at + Math.max(1, size));
      const isLetter = meaning === null && !matched[0]?.isWord;
      const match = { text: joinTokens(matched), meaning, weight: isLetter ? unknownLetterWeight : 1 };
      const last = matches.at(-1);
      if (isLetter && wasLetter && last) {
        last.text += match.text;
        last.weight += match.weight;
      } else matches.push(match);
      wasLetter = isLetter;
      at += matched.length;
    }
    return matches;
  };
}

const newNode = <Meaning>(): TrieNode<Meaning> => ({ next: new Map(), meaning: null, isAmbiguous: false });

function addPath<Meaning>(root: TrieNode<Meaning>, tokens: Token[], form: 'exact' | 'folded'): TrieNode<Meaning> {
  let node = root;
  for (const token of tokens) {
    const next = node.next.get(token[form]) ?? newNode<Meaning>();
    node.next.set(token[form], next);
    node = next;
  }
  return node;
}

function longestMatch<Meaning>(root: TrieNode<Meaning>, tokens: Token[], start: number, form: 'exact' | 'folded') {
  let longest: { meaning: Meaning | null; size: number } = { meaning: null, size: 0 };
  let node: TrieNode<Meaning> | undefined = root;
  for (let at = start; at < tokens.length; at += 1) {
    node = node.next.get(tokens[at]?.[form] ?? '');
    if (!node) break;
    if (node.meaning !== null && !node.isAmbiguous) longest = { meaning: node.meaning, size: at - start + 1 };
  }
  return longest;
}

function tokenize(text: string): Token[] {
  const words = text.normalize('NFC').match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*|\p{L}\p{M}*/gu) ?? [];
  return words.slice(0, maxTokens).map((word) => {
    const isWord = /^[\p{Script=Latin}\p{N}]/u.test(word);
    const exact = word.toLowerCase();
    return { text: word, exact, folded: isWord ? fold(word) : exact, isWord };
  });
}

/** Joins words with spaces and letters of other scripts without. */
const joinTokens = (tokens: Token[]) =>
  tokens.reduce((text, token, at) => (at > 0 && token.isWord ? `${text} ${token.text}` : text + token.text), '');
