import { byId, callers, type Guard, owners } from './guard.ts';
import { mark } from './seller-records.ts';

const words = { text: `Is the ${mark} red?` };

/** The guards of calls about questions on products. */
export const questionGuards: Record<string, Guard[]> = {
  'POST /questions': [owners('paused', (product_id) => ({ body: { product_id } }))],
  'POST /questions/:id/report': [owners('hiddenQuestion', (id) => ({ ...byId(id), body: {} }))],
  'POST /customer/products/:id/questions': [owners('paused', (id) => ({ ...byId(id), body: words }))],
  'DELETE /customer/questions/:id': [owners('question', byId)],
  'PUT /customer/questions/:id/useful': [
    owners('hiddenQuestion', (id) => ({ ...byId(id), body: { is_useful: true } })),
  ],
  'POST /user/questions': [callers(() => ({}))],
  'POST /user/questions/:id/answer': [owners('question', (id) => ({ ...byId(id), body: { text: 'It is' } }))],
};
