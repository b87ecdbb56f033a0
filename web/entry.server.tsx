import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { isSharedContext, nonceContext, reportContext } from './lib/api-context.ts';
import { NonceProvider } from './lib/nonce.ts';
import { scriptsAfterPaint } from './lib/scripts-after-paint.server.ts';

const renderDeadlineMs = 10_000;

/** Streams the page to one visitor as soon as its frame stands; a shared page is awaited whole by its caller. */
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
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // What is ready stands in its place, however long: a page reads without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [isShared ? 'onAllReady' : 'onShellReady']() {
          clearTimeout(deadline);
          const body = scriptsAfterPaint();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
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
