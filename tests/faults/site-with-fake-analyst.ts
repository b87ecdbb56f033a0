import { readProcessConfig } from '../../server/config.ts';
import { start } from '../../server/start.ts';
import { createFakeAnalyst } from '../support/fake-analyst.ts';
import { createFakeVision } from '../support/fake-vision.ts';

/** The real site, except that photos are looked at by the fakes: quick, and always the same. */
const stageMs = 60;
const analyst = createFakeAnalyst(stageMs);
// Tells which process did an analysis.
analyst.extra = { model: `fake-analyst ${process.pid}` };
const embeddedVision = { analyst, vision: createFakeVision(), close: async () => undefined };
const { address, stop } = await start(readProcessConfig(), { isDev: false, say: console.log, embeddedVision });
console.log(`Snapbazaar with a fake analyst is open at ${address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop();
    process.exit(0);
  });
}
