import type { FastifyInstance } from 'fastify';
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  listQuestions,
  listShopQuestions,
  markQuestionUseful,
  reportQuestion,
} from '../../../../contracts/communication/product-questions.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { findCaller } from '../../../platform/http/caller/account.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { saveAnswer } from './answer-question.service.ts';
import { ask, type QuestionDeps } from './ask-question.service.ts';
import { listPublicQuestions, listQuestionsOfShop, readQuestion } from './list-questions.service.ts';
import { deleteOwn, saveQuestionReport, setUseful } from './question-actions.service.ts';

/** Calls of one account a minute that change what everyone reads. */
const changesPerMinute = { perMinute: 30, accountErrorCode: 'too_many_requests' } as const;

export function productQuestionRoutes(app: FastifyInstance, deps: QuestionDeps & { read: Read }): void {
  const { db, read, now } = deps;

  serve(app, listQuestions, async ({ body, request }) => {
    const caller = await findCaller(request, app.identify);
    // Who has just asked or voted sees it at once.
    const list = caller ? listPublicQuestions(db, body, caller.id) : read((db) => listPublicQuestions(db, body, null));
    return succeedWithList('questions', await list);
  });

  serve(
    app,
    askQuestion,
    async ({ account, params, body }) => {
      const id = await ask(deps, { customerId: account.id, productId: params.id, ...body });
      return succeed('questionAsked', { question: await readQuestion(db, id, body.language, account.id) });
    },
    changesPerMinute,
  );

  serve(app, deleteQuestion, async ({ account, params }) => {
    await deleteOwn(db, account.id, params.id);
    return succeed('questionDeleted', {});
  });

  serve(
    app,
    markQuestionUseful,
    async ({ account, params, body }) => {
      const vote = { customerId: account.id, questionId: params.id, isUseful: body.is_useful };
      return succeed('usefulSaved', { useful_count: await setUseful(db, vote, now()) });
    },
    changesPerMinute,
  );

  serve(app, listShopQuestions, async ({ account, body }) =>
    succeedWithList('questions', await listQuestionsOfShop(db, account.id, body)),
  );

  serve(
    app,
    answerQuestion,
    async ({ account, params, body }) => {
      const id = await saveAnswer(deps, { sellerId: account.id, questionId: params.id, ...body });
      return succeed('answerSaved', { question: await readQuestion(db, id, body.language, account.id) });
    },
    changesPerMinute,
  );

  serve(
    app,
    reportQuestion,
    async ({ account, params, body }) => {
      await saveQuestionReport(db, { accountId: account.id, questionId: params.id, reason: body.reason }, now());
      return succeed('questionReported', {});
    },
    changesPerMinute,
  );
}
