import type { FastifyInstance } from 'fastify';
import { sendGuestMessage, sendMessage } from '../../../../contracts/communication/help.ts';
import { preferredLanguage } from '../../../platform/http/pages/preferred-language.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { type GuestMessageDeps, storeGuestMessage } from './guest-messages.service.ts';
import { storeMessage } from './messages.service.ts';

export function helpRoutes(app: FastifyInstance, deps: GuestMessageDeps): void {
  serve(app, sendMessage, async ({ account, body }) => {
    await storeMessage(deps.db, { accountId: account.id, ...body }, { perDay: deps.messagesPerDay, now: deps.now() });
    return succeed('messageReceived', {});
  });

  serve(app, sendGuestMessage, async ({ body, request }) => {
    const language = preferredLanguage(request) ?? 'en';
    await storeGuestMessage(deps, body, { address: request.ip, language });
    return succeed('messageReceived', {});
  });
}
