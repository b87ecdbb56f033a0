import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Api } from '../contracts/client.ts';
import { apiContext, isSharedContext, nonceContext, reportContext } from './lib/api-context.ts';

export interface RenderOptions {
  api: Api;
  /** Marks the scripts that are ours. In a shared page the mark is taken off again before anybody sees it. */
  nonce: string;
  /** A shared page is made whole; one for a single visitor is streamed. */
  isShared: boolean;
  report(error: unknown): void;
}

const handle = createRequestHandler(build);

/** Renders the page at a request's address: the only door into the web from the server. */
export function renderPage(request: Request, { api, nonce, isShared, report }: RenderOptions): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  context.set(isSharedContext, isShared);
  context.set(reportContext, report);
  return handle(request, context);
}
