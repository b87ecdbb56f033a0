import type { LanguageModelUsage } from 'ai';

type Usage = Partial<Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>>;

/** What an analysis used of the endpoint so far. */
export interface Tally {
  tokensIn: number;
  tokensOut: number;
  answers: number;
  repairs: number;
}

/** A picture of the size that is sent costs about this much at most endpoints. */
const photoTokens = 1000;

/** Counts an answer as the endpoint reports it; where it reports nothing, three characters make a token. */
export function count(tally: Tally, usage: Usage, texts: { asked: string; answered: string }): void {
  tally.answers += 1;
  tally.tokensIn += usage.inputTokens ?? estimate(texts.asked) + photoTokens;
  tally.tokensOut += usage.outputTokens ?? estimate(texts.answered);
}

function estimate(text: string): number {
  return Math.ceil(text.length / 3);
}
