import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';

/** In base64, because a picture's address cannot carry the session, and these are private to the two sides of an order. */
export const getOrderPhoto = endpoint({
  operationId: 'getOrderPhoto',
  method: 'GET',
  path: '/user/orders/:id/photos/:name',
  access: 'account',
  summary: 'A photo of a return or a payment slip of one’s own order, in base64',
  errors: ['order_not_found'],
  params: z.object({ id: z.string().regex(/^\d{1,15}$/), name: z.string().max(200) }),
  answer: success({ media_type: z.string(), base64: z.string() }),
});
