import type { FastifyInstance } from 'fastify';
import { askAssistant } from '../../../../contracts/communication/assistant.ts';
import { doAssistantAction, undoAssistantAction } from '../../../../contracts/communication/assistant-actions.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { serveStream } from '../../../platform/http/serve-stream.ts';
import { type AssistantDeps, answerQuestion } from './assistant.service.ts';
import { doAction, undoAction } from './tools/actions.service.ts';

type RouteDeps = Omit<AssistantDeps, 'onModelFailure'> & { perMinute: number };

export function assistantRoutes(app: FastifyInstance, { perMinute, ...deps }: RouteDeps): void {
  serveStream(
    app,
    askAssistant,
    ({ account, body, signal, request }) => {
      const onModelFailure = (reason: string) => request.log.warn({ reason }, 'the model gave no usable answer');
      return answerQuestion({ ...deps, onModelFailure }, account.id, body, signal);
    },
    { perMinute },
  );

  serve(app, doAssistantAction, async ({ account, params, body, request }) => {
    const confirmed = { sellerId: account.id, language: body.language, origin: readOrigin(request) };
    return succeed('assistantActionDone', { action: await doAction(deps, confirmed, params.id) });
  });

  serve(app, undoAssistantAction, async ({ account, params, body, request }) => {
    const confirmed = { sellerId: account.id, language: body.language, origin: readOrigin(request) };
    return succeed('assistantActionUndone', { action: await undoAction(deps, confirmed, params.id) });
  });
}
