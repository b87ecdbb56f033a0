import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    // React writes style attributes for measured values (progress, carousels); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The inline scripts that our own code wrote into a finished page, as CSP sources, and the page without the mark they were
 * known by. A script that came in with somebody's text does not carry the mark and is not allowed.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text] of html.matchAll(/<script(\s[^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes) || !text) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}

/** What every answer carries. Written once: a table costs a request nothing, a chain of middleware does. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const closedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What says something only of a page that can run scripts. The fifty files that a page loads do not repeat it: on a phone's
 * line their headers alone were as long as two pictures.
 */
const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // A photo is taken and a question is spoken on our pages; nothing else of a device is asked for.
  'permissions-policy': `camera=(self), microphone=(self), ${closedFeatures.map((name) => `${name}=()`).join(', ')}`,
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // Old browsers' own filter opened more holes than it closed.
  'x-xss-protection': '0',
};

/** Headers for everything that is not a page of ours; pages set theirs afterwards. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}

/** What a page carries besides: `scripts` are the only inline scripts that may run (hashes or one nonce). */
export function pageHeaders(scripts: string[]): Record<string, string> {
  return { ...documentHeaders, 'content-security-policy': contentSecurityPolicy(scripts) };
}
