import type { FastifyInstance } from 'fastify';
import { askAssistant } from '../../../../contracts/communication/assistant.ts';
import { serveStream } from '../../../platform/http/serve-stream.ts';
import { type AssistantDeps, answerQuestion } from './assistant.service.ts';

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
}
