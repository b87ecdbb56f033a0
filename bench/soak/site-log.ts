import type { Tally } from './tally.ts';

const errorLevel = 50;
/** Prefixes of lines that the site prints when something failed. */
const troubles = ['Queue:', 'Database connection lost', 'While stopping', 'No photos can be taken in yet'];

/** Reads the site's log; errors in it count as errors of the run. */
export function readSiteLog(tally: Tally) {
  const ready = Promise.withResolvers<void>();
  let rest = '';

  function readLine(line: string): void {
    if (line.startsWith('Photos can be analysed')) ready.resolve();
    const level = line.startsWith('{') ? Number((JSON.parse(line) as { level: number }).level) : 0;
    if (level >= errorLevel || troubles.some((trouble) => line.startsWith(trouble))) {
      tally.fail('the site’s own log', line);
    }
  }

  return {
    whenPhotosCanBeAnalysed: ready.promise,
    read(text: string): void {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) readLine(line);
    },
  };
}
