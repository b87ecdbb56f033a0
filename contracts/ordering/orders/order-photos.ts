import { z } from 'zod';
import { endpoint, receivedFile } from '../../endpoint.ts';
import { idParameter } from '../../input/id-parameter.ts';

const photoOfOrder = {
  method: 'GET',
  errors: ['order_not_found', 'order_photo_not_found'],
  params: idParameter.extend({
    name: z.string().max(60).meta({ example: '0b9e7c52-8f0e-4d0a-9a53-2f6c1d7e4b18.webp' }),
  }),
  fileType: 'image/webp',
  answer: receivedFile,
} as const;

/** A photo that the buyer uploaded: a payment slip, or the photo of a return. */
export const getCustomerOrderPhoto = endpoint({
  ...photoOfOrder,
  operationId: 'getCustomerOrderPhoto',
  path: '/customer/orders/:id/photos/:name',
  access: 'customer',
  summary: 'A photo of an order for its buyer',
});

export const getSellerOrderPhoto = endpoint({
  ...photoOfOrder,
  operationId: 'getSellerOrderPhoto',
  path: '/user/orders/:id/photos/:name',
  access: 'seller',
  summary: 'A photo that the buyer added to an order, for its seller',
});
