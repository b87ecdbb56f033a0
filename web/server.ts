import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Api } from '../contracts/client.ts';
import { apiContext, isSharedContext, nonceContext, reportContext } from './lib/api-context.ts';

export interface RenderOptions {
  api: Api;
  /** The CSP nonce of inline scripts. The caller removes it from a shared page before sending it. */
  nonce: string;
  /** A shared page is rendered completely; one for a single visitor is streamed. */
  isShared: boolean;
  report(error: unknown): void;
}

const handle = createRequestHandler(build);

/** Renders the page of a request; the server's only entry point into the web code. */
export function renderPage(request: Request, { api, nonce, isShared, report }: RenderOptions): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  context.set(isSharedContext, isShared);
  context.set(reportContext, report);
  return handle(request, context);
}
