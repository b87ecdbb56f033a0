import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import { productQuestions } from '../../../schema/communication/product-questions.ts';
import { maskContacts } from '../contact-masking/mask-contacts.service.ts';
import { markRead } from '../notifications/read-notifications.service.ts';
import { languageOfText } from '../text-language.ts';
import { describeProduct, type QuestionDeps } from './ask-question.service.ts';
import { answerNotice, subjectOfQuestion } from './question-notices.ts';

interface NewAnswer {
  sellerId: number;
  questionId: string;
  text: string;
  language: Language;
}

/** Saves the seller's answer to a question on an own product; the asker is told of the first one. */
export function saveAnswer({ db, queue, now }: QuestionDeps, answered: NewAnswer): Promise<number> {
  const { sellerId } = answered;
  return db.transaction(async (tx) => {
    const isOwn = and(eq(productQuestions.id, Number(answered.questionId)), eq(productQuestions.sellerId, sellerId));
    const answer = cleanParagraphs(answered.text);
    const at = now();
    const words = {
      ...{ answer, maskedAnswer: maskContacts(answer), answeredAt: at },
      answerLanguage: languageOfText(answer, answered.language),
    };
    const [question] = await tx.update(productQuestions).set(words).where(isOwn).returning();
    if (!question) throw new AppError('question_not_found');
    await markRead(tx, sellerId, { subject: subjectOfQuestion(question.id) }, at);
    await notify(
      tx,
      { queue },
      {
        ...{ accountId: question.customerId, notice: answerNotice, key: `answer ${question.id}`, at },
        parameters: { questionId: question.id, ...(await describeProduct(tx, question.productId)) },
      },
    );
    return question.id;
  });
}
