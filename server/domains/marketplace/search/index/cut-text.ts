const longestPart = 100;

/** A long text in parts that are read one by one: whole sentences where they are short, else whole words, else letters. */
export function cutText(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?。！？\n])\s*/u)) {
    for (const piece of sentence.length <= longestPart ? [sentence] : cutSentence(sentence)) {
      const last = parts.at(-1);
      if (last !== undefined && last.length + piece.length < longestPart) parts[parts.length - 1] = `${last}\n${piece}`;
      else parts.push(piece);
    }
  }
  return parts;
}

function cutSentence(sentence: string): string[] {
  const pieces: string[] = [];
  for (let rest = sentence; rest !== ''; ) {
    const space = rest.length > longestPart ? rest.lastIndexOf(' ', longestPart) : -1;
    const end = rest.length <= longestPart ? rest.length : space > 0 ? space : longestPart;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return pieces;
}
