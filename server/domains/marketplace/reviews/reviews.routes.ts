import type { FastifyInstance } from 'fastify';
import {
  answerReview,
  listOwnReviews,
  listReviews,
  listShopReviews,
  reportReview,
} from '../../../../contracts/marketplace/reviews.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { listPublicReviews, listReviewsBy, listReviewsOfShop, saveAnswer, saveReport } from './reviews.service.ts';

export function reviewRoutes(app: FastifyInstance, { db, read, now }: { db: Db; read: Read; now(): Date }): void {
  serve(app, listReviews, async ({ body }) =>
    succeedWithList('reviews', await read((db) => listPublicReviews(db, body))),
  );

  serve(app, listOwnReviews, async ({ account, body }) =>
    succeedWithList('reviews', await listReviewsBy(db, account.id, body)),
  );

  serve(app, listShopReviews, async ({ account, body }) =>
    succeedWithList('reviews', await listReviewsOfShop(db, account.id, body)),
  );

  serve(app, answerReview, async ({ account, params, body }) => {
    await saveAnswer(db, { sellerId: account.id, idText: params.id, text: body.text, now: now() });
    return succeed('answerSaved', {});
  });

  serve(app, reportReview, async ({ account, params, body }) => {
    await saveReport(db, { accountId: account.id, idText: params.id, reason: body.reason, now: now() });
    return succeed('reviewReported', {});
  });
}
