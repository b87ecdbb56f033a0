import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Api } from '../contracts/client.ts';
import { apiContext, nonceContext, reportContext } from './lib/api-context.ts';

export interface PageTools {
  api: Api;
  /** Given when the answer is streamed to one visitor; a shared page must not carry one. */
  nonce: string | undefined;
  report(error: unknown): void;
}

const handle = createRequestHandler(build);

/** Renders the page at a request's address: the only door into the web from the server. */
export function renderPage(request: Request, { api, nonce, report }: PageTools): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  context.set(reportContext, report);
  return handle(request, context);
}
