import type { AnswerPart } from '../../../contracts/chat.ts';
import type { Db } from '../../db/database.ts';
import { answerPlainly } from './plain-answer.ts';
import { readSellerRecords } from './seller-records.service.ts';

/** Answers a seller's question in parts. It only reads. */
export async function* answerQuestion(db: Db, sellerId: number, question: string): AsyncGenerator<AnswerPart> {
  const records = await readSellerRecords(db, sellerId);
  const { text, links, source } = answerPlainly(question, records);
  yield { type: 'text', text };
  yield { type: 'links', links };
  yield { type: 'end', source };
}
