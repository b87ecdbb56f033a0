import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The router's script tags; it has no setting for them. User texts cannot match, because their `<` is escaped. */
const tag = /<(?:link|script)\s[^>]*>/g;
const activeAttribute = /(\s(?:rel|type))\s*=\s*(["']?)(?:modulepreload|module)\2(?=[\s/>])/;
/** The start of such a tag at the end of a chunk. */
const unfinishedTag = /^<(?:l|li|lin|s|sc|scr|scri|scrip|(?:link|script)(?:\s[^>]*)?)?$/;

/**
 * Delays scripts until after the first paint: a page can be read without them, and on a slow connection their 130 kB
 * would compete with its styles, fonts and first image. `first-paint/start-scripts.ts` activates them later.
 */
export function scriptsAfterPaint(): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = rest + decoder.write(chunk);
      const lastTag = html.lastIndexOf('<');
      const end = lastTag >= 0 && unfinishedTag.test(html.slice(lastTag)) ? lastTag : html.length;
      rest = html.slice(end);
      done(null, deactivateScripts(html.slice(0, end)));
    },
    flush(done) {
      done(null, deactivateScripts(rest + decoder.end()));
    },
  });
}

function deactivateScripts(html: string): string {
  return html.replace(tag, (text) => text.replace(activeAttribute, '$1="after-paint"'));
}
