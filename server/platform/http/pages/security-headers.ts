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
 * Returns the CSP hashes of the inline scripts that carry the nonce, and the page without the nonce. A script injected
 * through user content has no nonce and is not allowed.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const nonceAttribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text] of html.matchAll(/<script(\s[^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(nonceAttribute) || /\ssrc=/.test(attributes) || !text) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(nonceAttribute, ''), hashes: [...hashes] };
}

/** Headers of every response. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The policy of a service worker is that of its own file: it asks this site for files and pages, and nobody else. */
export const serviceWorkerHeaders = { 'content-security-policy': "default-src 'none'; connect-src 'self'" };

const deniedFeatures = [
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
 * Headers that matter only for documents. The fifty files that a page loads do not repeat them, because on a mobile
 * connection these headers alone took as long as two pictures.
 */
const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Pages use the camera for photos and the microphone for spoken questions, and no other device feature.
  'permissions-policy': `camera=(self), microphone=(self), ${deniedFeatures.map((name) => `${name}=()`).join(', ')}`,
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // The XSS filter of old browsers caused more vulnerabilities than it prevented.
  'x-xss-protection': '0',
};

/** Sets the headers of every response; pages add theirs later. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}

/** Additional headers of a page; `scripts` are the hashes or the nonce of the inline scripts that may run. */
export function pageHeaders(scripts: string[]): Record<string, string> {
  return { ...documentHeaders, 'content-security-policy': contentSecurityPolicy(scripts) };
}
