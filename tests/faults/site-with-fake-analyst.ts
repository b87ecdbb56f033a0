import { readProcessConfig } from '../../server/config.ts';
import { start } from '../../server/start.ts';
import { createFakeAnalyst } from '../support/selling/fake-analyst.ts';
import { createFakeVision } from '../support/selling/fake-vision.ts';

/** The real site with a fake analyst, which is fast and deterministic. */
const stageMs = 60;
const analyst = createFakeAnalyst(stageMs);
// The model name identifies the process that ran an analysis.
analyst.extra = { model: `fake-analyst ${process.pid}` };
const embeddedVision = { analyst, vision: createFakeVision(), close: async () => undefined };
const { address, stop } = await start(readProcessConfig(), { isDev: false, log: console.log, embeddedVision });
console.log(`Snapbazaar with a fake analyst is open at ${address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop();
    process.exit(0);
  });
}
