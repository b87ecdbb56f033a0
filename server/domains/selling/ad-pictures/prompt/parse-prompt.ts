import { createPhraseMatcher, type PhraseMatch } from '../../../../../catalog/text/phrase-matcher.ts';
import type { AdPictureSize, AdPictureType } from '../../../../../contracts/selling/ad-picture-rules.ts';
import type { BackgroundColourId, MoodId, OccasionId, ShadeId } from '../../../../../contracts/selling/ad-themes.ts';
import { type Meaning, promptPhrases } from './vocabulary.ts';

export interface ParsedPrompt {
  colour?: BackgroundColourId;
  shade?: ShadeId;
  occasion?: OccasionId;
  mood?: MoodId;
  type?: AdPictureType;
  size?: AdPictureSize;
  /** Requested types of pictures that are not supported, as they were typed. */
  missingTypes: string[];
  /** Text in quotation marks, to be used as the headline. */
  quoted: string;
  /** The understood phrases as they were typed. */
  understood: string[];
  /** Words without a known meaning, which may name a product. */
  rest: string[];
}

const match = createPhraseMatcher(promptPhrases().map(([phrase, meaning]) => [phrase, meaning] as const));
const quotes = /["“”„«»「『]([^"“”„«»」』]{1,120})["“”«»」』]/u;

/** Parses the settings of a picture from a prompt; of two colours or occasions the first one counts. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const quoted = quotes.exec(prompt)?.[1]?.trim() ?? '';
  const parsed: ParsedPrompt = { missingTypes: [], quoted, understood: [], rest: [] };
  for (const phraseMatch of match(prompt.replace(quotes, ' '))) applyMatch(parsed, phraseMatch);
  return parsed;
}

function applyMatch(parsed: ParsedPrompt, { text, meaning }: PhraseMatch<Meaning>): void {
  if (meaning === null) {
    parsed.rest.push(text);
    return;
  }
  if (meaning.type === 'filler') return;
  if (meaning.type === 'missing type') {
    parsed.missingTypes.push(text);
    return;
  }
  if (parsed[meaning.type] === undefined) Object.assign(parsed, { [meaning.type]: meaning.value });
  else if (parsed[meaning.type] !== meaning.value) return void parsed.rest.push(text);
  parsed.understood.push(text);
}
