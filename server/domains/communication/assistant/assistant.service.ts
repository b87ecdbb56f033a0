import type { AnswerPart } from '../../../../contracts/communication/assistant.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ModelBudget, Reservation } from '../../../providers/model/model-budget.ts';
import type { WriteText } from '../../../providers/model/text-writer.ts';
import { answerWithoutModel } from './answers/answer-without-model.ts';
import { helpForModel, linkTo, pickRelated, searchHelp } from './answers/help-answers.ts';
import { instructionsFor } from './prompt.ts';
import { readSellerRecords, type SellerRecords } from './seller-records.service.ts';
import { claimsToHaveActed } from './understanding/claims-to-have-acted.ts';
import { findNamedListing } from './understanding/named-listing.ts';

export interface AssistantDeps {
  db: Db;
  /** The model at the operator's endpoint; null where answers come from records and help alone. */
  model: { write: WriteText; budget: ModelBudget } | null;
  /** Called with the reason why a model's answer could not be used, without the question or the answer. */
  onModelFailure(reason: string): void;
}

interface AssistantInput {
  question: string;
  history: { role: 'seller' | 'assistant'; text: string }[];
  /** The language of the answer; clients that know nothing of it leave it out. */
  language?: Language | undefined;
}

const maxMessageLength = 4000;

/** Streams the answer to a seller's question; changes nothing. */
export async function* answerQuestion(
  deps: AssistantDeps,
  sellerId: number,
  request: AssistantInput,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { question, language = 'en' } = request;
  const records = await readSellerRecords(deps.db, sellerId, language);
  const reservation = (await deps.model?.budget.reserve(sellerId)) ?? null;
  if (deps.model && reservation) {
    const model = { write: deps.model.write, reservation };
    const isAnswered = yield* answerWithModel(deps, model, request, records, signal);
    if (isAnswered) return;
  }
  const { text, links, source } = answerWithoutModel(question, records, language);
  yield { type: 'text', text };
  yield { type: 'links', links };
  yield { type: 'end', source };
}

/** Returns false when the model failed or claimed to have acted; the client then discards the text sent so far. */
async function* answerWithModel(
  { onModelFailure }: AssistantDeps,
  { write, reservation }: { write: WriteText; reservation: Reservation },
  { question, history, language }: AssistantInput,
  records: SellerRecords,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, boolean> {
  let answer = '';
  let tokensUsed = 0;
  try {
    const chunks = write({
      instructions: instructionsFor(records, helpForModel(question, language ?? 'en'), language),
      messages: [...history, { role: 'seller' as const, text: question }].map(({ role, text }) => ({
        role: role === 'seller' ? ('user' as const) : ('assistant' as const),
        content: text.slice(0, maxMessageLength),
      })),
      signal,
      onTokens: (tokens) => {
        tokensUsed = tokens;
      },
    });
    for await (const text of chunks) {
      answer += text;
      yield { type: 'text', text };
    }
    if (claimsToHaveActed(answer)) throw new Error('claimed to have acted');
  } catch (error) {
    if (signal.aborted) return true;
    onModelFailure((error as Error).message);
    if (answer) yield { type: 'again' };
    return false;
  } finally {
    await reservation.settle(tokensUsed);
  }
  const named = findNamedListing(question, records.listings);
  const ofListing = named?.state === 'live' ? [{ to: `/product/${named.id}`, label: named.title }] : [];
  yield { type: 'links', links: [...ofListing, ...pickRelated(searchHelp(question, language ?? 'en'), 2).map(linkTo)] };
  yield { type: 'end', source: 'model' };
  return true;
}
