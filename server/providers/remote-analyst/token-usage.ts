import type { LanguageModelUsage } from 'ai';

type ReportedUsage = Partial<Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>>;

/** Tokens and calls that one analysis has used so far, and what became of the answers. */
export interface TokenUsage {
  tokensIn: number;
  tokensOut: number;
  answers: number;
  repairs: number;
  /** Languages that have the product type's own line, because the model's was not acceptable. */
  replaced: number;
}

/** Most endpoints charge about this many tokens for a photo of the size that is sent. */
const photoTokens = 1000;

/** Adds an answer's tokens as the endpoint reports them; without a report, three characters count as one token. */
export function addUsage(total: TokenUsage, reported: ReportedUsage, texts: { prompt: string; answer: string }): void {
  total.answers += 1;
  total.tokensIn += reported.inputTokens ?? estimate(texts.prompt) + photoTokens;
  total.tokensOut += reported.outputTokens ?? estimate(texts.answer);
}

function estimate(text: string): number {
  return Math.ceil(text.length / 3);
}
