import type { AnswerPart } from '../../../contracts/assistant.ts';
import type { Db } from '../../db/database.ts';
import type { ModelBudget, Reservation } from '../../providers/model/model-budget.ts';
import type { WriteText } from '../../providers/model/text-writer.ts';
import { answerWithoutModel, findHelp, helpForModel, linkTo } from './answer-without-model.ts';
import { findNamedListing } from './named-listing.ts';
import { instructionsFor } from './prompt.ts';
import { readSellerRecords, type SellerRecords } from './seller-records.service.ts';

export interface AssistantDeps {
  db: Db;
  /** A model behind the operator's endpoint; without one the answer is plain. */
  model: { write: WriteText; budget: ModelBudget } | null;
  /** Told why a model's answer could not be used; never what was asked or said. */
  onModelFailure(reason: string): void;
}

interface Question {
  question: string;
  history: { role: 'seller' | 'assistant'; text: string }[];
}

const longestMessage = 4000;

/** Answers a seller's question in parts. It only reads. */
export async function* answerQuestion(
  deps: AssistantDeps,
  sellerId: number,
  asked: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const records = await readSellerRecords(deps.db, sellerId);
  const reservation = (await deps.model?.budget.reserve(sellerId)) ?? null;
  if (deps.model && reservation) {
    const model = { write: deps.model.write, reservation };
    const isAnswered = yield* answerWithModel(deps, model, asked, records, signal);
    if (isAnswered) return;
  }
  const { text, links, source } = answerWithoutModel(asked.question, records);
  yield { type: 'text', text };
  yield { type: 'links', links };
  yield { type: 'end', source };
}

/** False when the model broke off or said what cannot be true; what it said is then taken back. */
async function* answerWithModel(
  { onModelFailure }: AssistantDeps,
  { write, reservation }: { write: WriteText; reservation: Reservation },
  { question, history }: Question,
  records: SellerRecords,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, boolean> {
  let said = '';
  let tokensUsed = 0;
  try {
    const words = write({
      instructions: instructionsFor(records, helpForModel(question)),
      messages: [...history, { role: 'seller' as const, text: question }].map(({ role, text }) => ({
        role: role === 'seller' ? ('user' as const) : ('assistant' as const),
        content: text.slice(0, longestMessage),
      })),
      signal,
      onTokens: (tokens) => {
        tokensUsed = tokens;
      },
    });
    for await (const text of words) {
      said += text;
      yield { type: 'text', text };
    }
    if (claimsToHaveActed(said)) throw new Error('claimed to have acted');
  } catch (error) {
    if (signal.aborted) return true;
    onModelFailure((error as Error).message);
    if (said) yield { type: 'again' };
    return false;
  } finally {
    await reservation.settle(tokensUsed);
  }
  const named = findNamedListing(question, records.listings);
  const ofListing = named?.state === 'live' ? [{ to: `/product/${named.id}`, label: named.title }] : [];
  yield { type: 'links', links: [...ofListing, ...findHelp(question, 2).map(linkTo)] };
  yield { type: 'end', source: 'model' };
  return true;
}

/** Nothing is ever done by asking, so such a sentence is never true. */
function claimsToHaveActed(text: string): boolean {
  return /\bI(['’]ve| have| just| already){1,3} (now |just |already |successfully ){0,3}(published|deleted|removed|paused|changed|updated|set|created|added|sent|closed|edited|uploaded|ordered|paid|withdrawn|cancelled)\b/i.test(
    text,
  );
}
