import { fold } from './fold.ts';

/** A stretch of a text: a known phrase with its meaning, or a word that is not known. */
export interface Piece<Meaning> {
  text: string;
  meaning: Meaning | null;
  /** How much of a sentence it is: a word or a known phrase 1, an unknown letter of a script without spaces a half. */
  weight: number;
}

interface Token {
  text: string;
  exact: string;
  folded: string;
  isWord: boolean;
}

/** Phrases by their tokens: where the next token leads, and what a phrase that ends here means. */
interface Branch<Meaning> {
  next: Map<string, Branch<Meaning>>;
  meaning: Meaning | null;
  isAmbiguous: boolean;
}

/** Longer texts are read up to here, so that the time taken has a bound. */
const mostTokens = 1000;
const weightOfLetter = 0.5;

/**
 * Finds known phrases in a text of any of the seven languages, always the longest one. Latin words are compared whole;
 * Thai, Chinese, Japanese and Korean are read letter by letter, because they do not part words by spaces.
 */
export function createPhraseMatcher<Meaning>(phrases: Iterable<readonly [phrase: string, meaning: Meaning]>) {
  const exact = newBranch<Meaning>();
  const folded = newBranch<Meaning>();
  for (const [phrase, meaning] of phrases) {
    const tokens = tokensOf(phrase);
    const end = branchOf(exact, tokens, 'exact');
    end.meaning ??= meaning;
    // Without its accents a phrase may be another word; it then counts only as it is written.
    const bareEnd = branchOf(folded, tokens, 'folded');
    if (bareEnd.meaning !== null && bareEnd.meaning !== meaning) bareEnd.isAmbiguous = true;
    bareEnd.meaning ??= meaning;
  }

  return (text: string): Piece<Meaning>[] => {
    const tokens = tokensOf(text);
    const pieces: Piece<Meaning>[] = [];
    let wasLetter = false;
    for (let at = 0; at < tokens.length; ) {
      const asWritten = longestFrom(exact, tokens, at, 'exact');
      const bare = longestFrom(folded, tokens, at, 'folded');
      const { meaning, size } = bare.size > asWritten.size ? bare : asWritten;
      const taken = tokens.slice(at, at + Math.max(1, size));
      const isLetter = meaning === null && !taken[0]?.isWord;
      const piece = { text: writeOut(taken), meaning, weight: isLetter ? weightOfLetter : 1 };
      const last = pieces.at(-1);
      if (isLetter && wasLetter && last) {
        last.text += piece.text;
        last.weight += piece.weight;
      } else pieces.push(piece);
      wasLetter = isLetter;
      at += taken.length;
    }
    return pieces;
  };
}

const newBranch = <Meaning>(): Branch<Meaning> => ({ next: new Map(), meaning: null, isAmbiguous: false });

function branchOf<Meaning>(root: Branch<Meaning>, tokens: Token[], form: 'exact' | 'folded'): Branch<Meaning> {
  let branch = root;
  for (const token of tokens) {
    const next = branch.next.get(token[form]) ?? newBranch<Meaning>();
    branch.next.set(token[form], next);
    branch = next;
  }
  return branch;
}

function longestFrom<Meaning>(root: Branch<Meaning>, tokens: Token[], start: number, form: 'exact' | 'folded') {
  let found: { meaning: Meaning | null; size: number } = { meaning: null, size: 0 };
  let branch: Branch<Meaning> | undefined = root;
  for (let at = start; at < tokens.length; at += 1) {
    branch = branch.next.get(tokens[at]?.[form] ?? '');
    if (!branch) break;
    if (branch.meaning !== null && !branch.isAmbiguous) found = { meaning: branch.meaning, size: at - start + 1 };
  }
  return found;
}

function tokensOf(text: string): Token[] {
  const found = text.normalize('NFC').match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*|\p{L}\p{M}*/gu) ?? [];
  return found.slice(0, mostTokens).map((word) => {
    const isWord = /^[\p{Script=Latin}\p{N}]/u.test(word);
    const exact = word.toLowerCase();
    return { text: word, exact, folded: isWord ? fold(word) : exact, isWord };
  });
}

/** As it was written: words with spaces between them, letters of other scripts without. */
const writeOut = (tokens: Token[]) =>
  tokens.reduce((text, token, at) => (at > 0 && token.isWord ? `${text} ${token.text}` : text + token.text), '');
