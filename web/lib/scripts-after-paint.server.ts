import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * The router's script tags, and the inert form that `first-paint/start-scripts.ts` activates later.
 * User texts cannot match, because their quotes are escaped.
 */
const replacements: [active: string, inert: string][] = [
  ['<link rel="modulepreload"', '<link rel="after-paint"'],
  [' type="module" async=""', ' type="after-paint" async=""'],
];

/**
 * Delays scripts until after the first paint: a page can be read without them, and on a slow connection their 130 kB
 * would compete with its styles, fonts and first image.
 * A tag that is split between two chunks stays active, which only costs the delay.
 */
export function scriptsAfterPaint(): Transform {
  const decoder = new StringDecoder('utf8');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(
        null,
        replacements.reduce((html, [active, inert]) => html.replaceAll(active, inert), decoder.write(chunk)),
      );
    },
    flush(done) {
      done(null, decoder.end());
    },
  });
}
