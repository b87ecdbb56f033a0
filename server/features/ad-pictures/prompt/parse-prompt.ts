import { createPhraseMatcher, type PhraseMatch } from '../../../../catalog/phrase-matcher.ts';
import type { AdPictureSize, AdPictureType } from '../../../../contracts/ad-picture-rules.ts';
import type { BackgroundColourId, MoodId, OccasionId, ShadeId } from '../../../../contracts/ad-themes.ts';
import { type Meaning, promptPhrases } from './vocabulary.ts';

export interface ParsedPrompt {
  colour?: BackgroundColourId;
  shade?: ShadeId;
  occasion?: OccasionId;
  mood?: MoodId;
  type?: AdPictureType;
  size?: AdPictureSize;
  /** Kinds of pictures that were asked for and are not made here. */
  missingTypes: string[];
  /** Text in quotation marks, to be printed as it is. */
  quoted: string;
  /** What was understood, as it was said. */
  understood: string[];
  /** Words that mean none of these; they may name a product. */
  rest: string[];
}

const match = createPhraseMatcher(promptPhrases().map(([phrase, meaning]) => [phrase, meaning] as const));
const quotes = /["“”„«»「『]([^"“”„«»」』]{1,120})["“”«»」』]/u;

/** Reads what is wanted of a picture; of two colours or occasions the first one counts. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const quoted = quotes.exec(prompt)?.[1]?.trim() ?? '';
  const read: ParsedPrompt = { missingTypes: [], quoted, understood: [], rest: [] };
  for (const piece of match(prompt.replace(quotes, ' '))) take(read, piece);
  return read;
}

function take(read: ParsedPrompt, { text, meaning }: PhraseMatch<Meaning>): void {
  if (meaning === null) {
    read.rest.push(text);
    return;
  }
  if (meaning.kind === 'filler') return;
  if (meaning.kind === 'missing type') {
    read.missingTypes.push(meaning.value);
    return;
  }
  if (read[meaning.kind] === undefined) Object.assign(read, { [meaning.kind]: meaning.value });
  else if (read[meaning.kind] !== meaning.value) return void read.rest.push(text);
  read.understood.push(text);
}
