import sharp from 'sharp';
import type { Analysis, Analyst } from '../../server/providers/analyst/analyst.ts';
import { createRemoteAnalyst } from '../../server/providers/analyst/remote/remote-analyst.ts';
import { withFallback } from '../../server/providers/analyst/with-fallback.ts';
import { startFakeModelEndpoint } from './fake-model-endpoint.ts';

/** What the analyst says that takes over. */
export const fromTheOther = { model: 'the other analyst' } as Analysis;

/** The analyst that asks a fake endpoint, another that takes over, and what both leave behind. */
export async function setUpRemoteAnalysis() {
  const endpoint = await startFakeModelEndpoint();
  const key = 'sk-very-secret';
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
  const note = (fields: Record<string, unknown>, message: string) => void trial.logged.push({ message, ...fields });
  const log = { info: note, warn: note };
  const settle = async (tokens: number) => {
    trial.spent += tokens;
  };
  const budget = {
    reserve: async () => (trial.mayUse ? { settle } : null),
  };

  function createAnalyst(settings: { seconds?: number; totalSeconds?: number; baseUrl?: string } = {}): Analyst {
    const limits = { seconds: 10, totalSeconds: 30, baseUrl: endpoint.baseUrl, ...settings };
    const remote = createRemoteAnalyst({ apiKey: key, model: 'vision-1', budget, log, ...limits });
    return withFallback(remote, { analyze: async () => fromTheOther }, log);
  }

  const trial = {
    endpoint,
    key,
    mayUse: true,
    spent: 0,
    logged: [] as Record<string, unknown>[],
    stages: [] as string[],
    createAnalyst,
    analyze: (analyst = createAnalyst(), signal = new AbortController().signal) =>
      analyst.analyze({ bytes, sellerId: 7 }, { signal, onStage: (stage) => trial.stages.push(stage) }),
    reset() {
      endpoint.reset();
      Object.assign(trial, { mayUse: true, spent: 0, logged: [], stages: [] });
    },
  };
  return trial;
}
