import { productQuestions } from '../../../server/schema/communication/product-questions.ts';
import type { buildTestApp } from '../../support/test-app.ts';

type Db = Awaited<ReturnType<typeof buildTestApp>>['db'];

/** A question of a customer on a product. */
export async function createQuestion(
  db: Db,
  of: { sellerId: number; customerId: number; productId: number; text: string },
): Promise<string> {
  const [question] = await db
    .insert(productQuestions)
    .values({ ...of, language: 'en', createdAt: new Date() })
    .returning({ id: productQuestions.id });
  return String(question?.id);
}
