import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * How the router writes its scripts, and how they wait: asleep until `first-paint/start-scripts.ts` starts them.
 * People's texts cannot look so, because their quotes are escaped.
 */
const asleep: [written: string, waiting: string][] = [
  ['<link rel="modulepreload"', '<link rel="after-paint"'],
  [' type="module" async=""', ' type="after-paint" async=""'],
];

/**
 * Lets what people look at come before what they touch: a page reads and links without its scripts, and on a slow
 * phone line 130 kB of them would take the room of its style, letters and first picture.
 * A tag that falls between two chunks stays awake, which costs nothing but the wait.
 */
export function scriptsAfterPaint(): Transform {
  const decoder = new StringDecoder('utf8');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(
        null,
        asleep.reduce((html, [written, waiting]) => html.replaceAll(written, waiting), decoder.write(chunk)),
      );
    },
    flush(done) {
      done(null, decoder.end());
    },
  });
}
