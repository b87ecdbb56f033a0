import sharp from 'sharp';
import { createRemoteAnalyst } from '../../../server/providers/remote-analyst/remote-analyst.ts';
import { withFallback } from '../../../server/providers/remote-analyst/with-fallback.ts';
import type { Analysis, Analyst } from '../../../server/vision/analyst/analyst.ts';
import { startFakeModelEndpoint } from './fake-model-endpoint.ts';

/** The analysis of the fallback analyst. */
export const fallbackAnalysis = { model: 'the other analyst' } as Analysis;

/** A remote analyst on a fake endpoint with a fallback analyst, and a record of their logs, stages and spending. */
export async function setUpRemoteAnalysis() {
  const endpoint = await startFakeModelEndpoint();
  const key = 'sk-very-secret';
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
  const record = (fields: Record<string, unknown>, message: string) => void setup.logged.push({ message, ...fields });
  const log = { info: record, warn: record };
  const settle = async (tokens: number) => {
    setup.spent += tokens;
  };
  const budget = {
    reserve: async () => (setup.mayUse ? { settle } : null),
  };

  function createAnalyst(settings: { seconds?: number; totalSeconds?: number; baseUrl?: string } = {}): Analyst {
    const limits = { seconds: 10, totalSeconds: 30, baseUrl: endpoint.baseUrl, ...settings };
    const remote = createRemoteAnalyst({ apiKey: key, model: 'vision-1', budget, log, ...limits });
    return withFallback(remote, { analyze: async () => fallbackAnalysis }, log);
  }

  const setup = {
    endpoint,
    key,
    mayUse: true,
    spent: 0,
    logged: [] as Record<string, unknown>[],
    stages: [] as string[],
    createAnalyst,
    analyze: (analyst = createAnalyst(), signal = new AbortController().signal) =>
      analyst.analyze({ bytes, sellerId: 7 }, { signal, onStage: (stage) => setup.stages.push(stage) }),
    reset() {
      endpoint.reset();
      Object.assign(setup, { mayUse: true, spent: 0, logged: [], stages: [] });
    },
  };
  return setup;
}
