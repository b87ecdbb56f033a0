import { AsyncLocalStorage } from 'node:async_hooks';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Api } from '../contracts/client/client.ts';
import { type Language, languages } from '../contracts/languages.ts';
import { languageOfPath, languagePrefix } from '../contracts/pages/language-path.ts';
import type { PageSettings } from '../contracts/pages/page-settings.ts';
import { readLocaleFrom } from '../i18n/locale.ts';
import { apiContext, isSharedContext, nonceContext, reportContext } from './lib/api/api-context.ts';
import { scriptsIn } from './lib/page/language-scripts.server.ts';
import { providePageSettings } from './lib/page/page-settings.ts';

export interface RenderOptions {
  api: Api;
  /** The CSP nonce of inline scripts. The caller removes it from a shared page before sending it. */
  nonce: string;
  /** A shared page is rendered completely; one for a single visitor is streamed. */
  isShared: boolean;
  /** The same in every call. */
  settings: PageSettings;
  report(error: unknown): void;
}

const rendered = new AsyncLocalStorage<Language>();
readLocaleFrom(() => rendered.getStore() ?? 'en');

/** Each language has its own scripts and its own prefix, which the router adds to every link. */
const handlers = new Map(
  languages.map((language) => [
    language,
    createRequestHandler({
      ...build,
      assets: scriptsIn(build.assets, language),
      basename: languagePrefix(language) || '/',
    }),
  ]),
);

/** Renders the page of a request; the server's only entry point into the web code. */
export async function renderPage(request: Request, options: RenderOptions): Promise<Response> {
  const { api, nonce, isShared, report } = options;
  providePageSettings(options.settings);
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  context.set(isSharedContext, isShared);
  context.set(reportContext, report);
  const language = languageOfPath(new URL(request.url).pathname);
  const handle = handlers.get(language);
  if (!handle) throw new Error(`no pages in ${language}`);
  return rendered.run(language, () => handle(request, context));
}
