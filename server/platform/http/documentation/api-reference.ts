import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { type ApiDescription, describeApi } from './openapi.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#e6e0d6, #312c3b); --soft: light-dark(#f2eee7, #17141d); --brand: light-dark(#c2410c, #ff8a4c); }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; background: light-dark(#faf8f4, #131118); color: light-dark(#1c1a22, #f5f2ee); }
section { border: 1px solid var(--line); border-radius: 16px; padding: 1rem 1.25rem; margin: 1.25rem 0; background: light-dark(#fff, #1c1923); }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; } h2 b { color: var(--brand); margin-right: .5rem; } h3 { font-size: .85rem; margin: 1rem 0 .25rem; }
pre { background: var(--soft); border-radius: 10px; padding: .75rem; overflow: auto; font-size: .8rem; line-height: 1.45; } a { color: var(--brand); }`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const code = (value: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** The HTML reference; it has no script, so it keeps the strictest content security policy. */
function renderReference(api: ApiDescription): string {
  const sections = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const { description, content } = operation.responses[200];
      const answer = Object.values(content)[0]?.schema;
      return `<section><h2><b>${method.toUpperCase()}</b>${escapeHtml(apiBase + path)}</h2>
<p>${escapeHtml(`${operation.summary}. ${operation.description}`)}</p>
${body ? `<h3>Body</h3>${code(body)}` : ''}<h3>${description === 'Success' ? 'Answer' : 'Answer, one part a line'}</h3>${code(answer)}</section>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API reference · Snapbazaar</title><style>${style}</style></head><body><h1>API reference</h1>
<p>${escapeHtml(api.info.description).replaceAll('\n\n', '</p><p>')} Machine-readable: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}<section><h2>Failures</h2><p>Every failure has this shape, with the right HTTP code.</p>${code(api.components.schemas.Failure)}</section></body></html>`;
}

/** Serves the OpenAPI document and the HTML reference; both are generated once, on the first request. */
export function installApiReference(app: FastifyInstance): void {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;
  let generated: Promise<{ document: string; page: string }> | null = null;
  const generate = async () => {
    const api = await describeApi(app.endpoints);
    return { document: JSON.stringify(api), page: renderReference(api) };
  };
  const reference = () => {
    generated ??= generate();
    return generated;
  };
  app.get(`${apiBase}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await reference()).document),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send((await reference()).page),
  );
}
