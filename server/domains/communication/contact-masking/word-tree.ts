import { isLatin } from './characters.ts';
import { foldWord } from './fold-text.ts';

interface Node<Value> {
  next: Map<number, Node<Value>>;
  value?: Value;
  isWord: boolean;
}

export interface FoundWord<Value> {
  value: Value;
  end: number;
}

/** Words that are looked for at a place; as long as the longest word is, whatever the text. */
export class WordTree<Value> {
  readonly #root: Node<Value> = { next: new Map(), isWord: false };

  constructor(words: Iterable<readonly [word: string, value: Value]>) {
    for (const [word, value] of words) this.#add(foldWord(word), value);
  }

  #add(word: string, value: Value): void {
    let node = this.#root;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      let next = node.next.get(code);
      if (!next) {
        next = { next: new Map(), isWord: false };
        node.next.set(code, next);
      }
      node = next;
    }
    if (!node.isWord) Object.assign(node, { value, isWord: true });
  }

  /** The longest word that begins here; one in Latin letters has to be a whole word. */
  find(text: string, start: number): FoundWord<Value> | null {
    let node = this.#root;
    let found: FoundWord<Value> | null = null;
    const isInside = start > 0 && isLatin(text.charCodeAt(start)) && isLatin(text.charCodeAt(start - 1));
    if (isInside) return null;
    for (let at = start; at < text.length; at += 1) {
      const next = node.next.get(text.charCodeAt(at));
      if (!next) break;
      node = next;
      const goesOn = isLatin(text.charCodeAt(at)) && at + 1 < text.length && isLatin(text.charCodeAt(at + 1));
      if (node.isWord && !goesOn) found = { value: node.value as Value, end: at + 1 };
    }
    return found;
  }
}
