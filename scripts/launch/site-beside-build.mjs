import { run } from './processes.mjs';
import { serverBundle } from './tools.mjs';

/** A site that starts while its pages are built, and opens when they are. */
export function siteBesideBuild(args, env) {
  let child = null;
  let ended = null;
  return {
    async start(node) {
      const onSpawn = (started) => {
        child = started;
      };
      ended = run(node, [serverBundle, '--while-building', ...args], { env, onSpawn });
      // Awaited in `finish`; until then a rejection must not count as unhandled.
      ended.catch(() => undefined);
    },
    /** Lets a started site open, or stop where its pages could not be built; resolves when it has ended. */
    async finish(isBuilt) {
      if (child?.connected) isBuilt ? child.send('built') : child.disconnect();
      return ended;
    },
  };
}
