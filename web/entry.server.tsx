import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { isSharedContext, nonceContext, reportContext } from './lib/api/api-context.ts';
import { NonceProvider } from './lib/page/nonce.ts';
import { scriptsAfterPaint } from './lib/page/scripts-after-paint.server.ts';

const renderDeadlineMs = 10_000;

/** Streams a visitor's page as soon as its shell is ready; a shared page is rendered completely first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isShared = context.get(isSharedContext);
  const report = context.get(reportContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // Ready content is written in place whatever its size, because the page must be readable without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [isShared ? 'onAllReady' : 'onShellReady']() {
          clearTimeout(deadline);
          const body = scriptsAfterPaint();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          report(error);
        },
      },
    );
    const deadline = setTimeout(abort, renderDeadlineMs);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportContext)(error);
};
