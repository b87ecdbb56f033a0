import { beforeEach, describe, expect, it } from 'vitest';
import { setUpRemoteAnalysis } from '../../../tests/support/selling/remote-analysis.ts';

const setup = await setUpRemoteAnalysis();
const { endpoint, createAnalyst, analyze } = setup;

beforeEach(() => setup.reset());

describe('The token usage of an analysis', () => {
  it('is counted for the seller and logged in one line', async () => {
    await analyze();
    expect(setup.spent).toBe(6000);
    expect(setup.logged).toEqual([
      {
        message: 'a model was asked about a photo',
        sellerId: 7,
        model: 'vision-1',
        tokensIn: 4000,
        tokensOut: 2000,
        answers: 4,
        repairs: 0,
        replaced: 0,
        ms: expect.any(Number),
      },
    ]);
  });

  it('includes rejected answers', async () => {
    endpoint.fault = 'wrong script';
    await analyze();
    expect(setup.spent).toBe(7500);
  });

  it('includes a question that timed out', async () => {
    endpoint.failure = 'slow';
    await analyze(createAnalyst({ seconds: 0.2 }));
    expect(setup.spent).toBeGreaterThan(1500);
  });

  it('is estimated where the endpoint does not report it', async () => {
    endpoint.reportsUsage = false;
    await analyze();
    expect(setup.spent).toBeGreaterThan(4000);
    expect(setup.spent).toBeLessThan(12_000);
  });
});
