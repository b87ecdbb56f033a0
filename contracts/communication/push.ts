import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

const endpointField = z.string().max(1000).meta({ example: 'https://push.example.com/send/4f2a' });
const keyField = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/);

export const getPushKey = endpoint({
  operationId: 'getPushKey',
  method: 'GET',
  path: '/user/push-key',
  access: 'account',
  summary: 'The public key by which push services know this site, for a browser that subscribes',
  answer: success({ key: z.string() }),
});

export const subscribeToPush = endpoint({
  operationId: 'subscribeToPush',
  method: 'POST',
  path: '/user/push-subscriptions',
  access: 'account',
  refusesDemo: true,
  summary: 'Push notifications to this browser, until it is signed out',
  body: z.object({
    /** The address at the push service of the browser. */
    endpoint: endpointField,
    public_key: keyField.meta({
      description: '`p256dh` of the subscription',
      example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV',
    }),
    secret: keyField.meta({ description: '`auth` of the subscription', example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
  }),
  answer: success({}),
});

export const unsubscribeFromPush = endpoint({
  operationId: 'unsubscribeFromPush',
  method: 'POST',
  path: '/user/push-subscriptions/remove',
  access: 'account',
  summary: 'Push no more notifications to a browser',
  body: z.object({ endpoint: endpointField }),
  answer: success({}),
});
