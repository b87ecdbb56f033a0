import { endpoint, success } from '../endpoint.ts';

export const signOut = endpoint({
  operationId: 'signOut',
  method: 'POST',
  path: '/user/logout',
  access: 'account',
  summary: 'End the session of this token',
  answer: success({}),
});
