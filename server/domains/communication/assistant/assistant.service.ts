import type { AnswerPart } from '../../../../contracts/communication/assistant.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { ModelBudget, Reservation } from '../../../providers/model/model-budget.ts';
import type { WriteText } from '../../../providers/model/text-writer.ts';
import { languageOfText } from '../text-language.ts';
import { answerWithoutModel } from './answers/answer-without-model.ts';
import { helpForModel, linkTo, pickRelated, searchHelp } from './answers/help-answers.ts';
import type { FigureAnswer, FigureSources } from './figures/figure-answer.ts';
import { readFigure } from './figures/read-figure.service.ts';
import { instructionsFor } from './prompt.ts';
import { answerRequest } from './requests/answer-request.service.ts';
import { readSellerRecords, type SellerRecords } from './seller-records.service.ts';
import { claimsToHaveActed } from './understanding/claims-to-have-acted.ts';

import { isAboutTimeOnly } from './understanding/classify-question.ts';
import { findNamedListing } from './understanding/named-listing.ts';
import type { Figure } from './understanding/question-rules.ts';
import { readSpan } from './understanding/read-span.ts';

export interface AssistantDeps extends FigureSources {
  queue: Pick<Queue, 'enqueue'>;
  /** The model at the operator's endpoint; null where answers come from records and help alone. */
  model: { write: WriteText; budget: ModelBudget } | null;
  /** Called with the reason why a model's answer could not be used, without the question or the answer. */
  onModelFailure(reason: string): void;
}

type AnswerSource = Extract<AnswerPart, { type: 'end' }>['source'];

interface AssistantInput {
  question: string;
  history: { role: 'seller' | 'assistant'; text: string }[];
  /** The language of the answer; clients that know nothing of it leave it out. */
  language?: Language | undefined;
  /** Listings that were chosen among those that the question may mean. */
  listing_ids: string[];
  time_zone: string;
}

const maxMessageLength = 4000;

/** Streams the answer to a seller's question; what is asked to be changed is proposed, and nothing changes. */
export async function* answerQuestion(
  deps: AssistantDeps,
  sellerId: number,
  request: AssistantInput,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { question, language = 'en', time_zone: timeZone } = request;
  const before = request.history.flatMap(({ role, text }) => (role === 'seller' ? [text] : []));
  const asked = { question, before, chosen: request.listing_ids, timeZone };
  const change = await answerRequest(deps, { accountId: sellerId, language }, asked);
  if (change && !change.isUncertain) {
    yield* change.parts;
    return;
  }
  const records = await readSellerRecords(deps.db, sellerId, language);
  const reservation = (await deps.model?.budget.reserve(sellerId)) ?? null;
  if (deps.model && reservation) {
    const model = { write: deps.model.write, reservation };
    const isAnswered = yield* answerWithModel(deps, model, request, records, signal);
    if (isAnswered) return;
  }
  const answer = answerWithoutModel(question, records, language);
  const figure = answer.figure ?? findFigureBefore(request, records);
  const isUnanswered = answer.source === 'none' || answer.about === 'cannot';
  if (change && isUnanswered && !figure) {
    yield* change.parts;
    return;
  }
  if (!figure) {
    yield* inParts(answer, answer.source);
    return;
  }
  const span = readSpan(question, languageOfText(question, language), deps.now());
  yield* inParts(await readFigure(figure, deps, { sellerId, span, language }), 'records');
}

/** The figure of the question before, where this one names another time only. */
function findFigureBefore(
  { question, history, language = 'en' }: AssistantInput,
  records: SellerRecords,
): Figure | null {
  const before = history.findLast(({ role }) => role === 'seller');
  if (!before || !isAboutTimeOnly(question, languageOfText(question, language))) return null;
  return answerWithoutModel(before.text, records, language).figure ?? null;
}

function* inParts({ text, figures = [], rows = [], links }: FigureAnswer, source: AnswerSource): Generator<AnswerPart> {
  yield { type: 'text', text };
  if (figures.length > 0) yield { type: 'figures', figures };
  if (rows.length > 0) yield { type: 'rows', rows };
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
