import { expect } from 'vitest';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import * as contract from '../../../contracts/selling/listing-analysis.ts';
import { jobHandlers } from '../../../server/composition/jobs.ts';
import { readRetention } from '../../../server/domains/operations/retention/retention.service.ts';
import { createSandboxCard } from '../../../server/providers/payments/sandbox-card/sandbox-card.ts';
import { createSandboxTransfers } from '../../../server/providers/wallet-transfers/sandbox-transfers.ts';
import { waitFor } from '../expect/wait-for.ts';
import { withEmail } from '../identity/credentials.ts';
import { mailTo } from '../mail/outbox-mail.ts';
import { drawPhoto } from '../photos/draw-photo.ts';
import { buildTestApp } from '../test-app.ts';
import { createFakeAnalyst } from './fake-analyst.ts';
import { fakeEncoding } from './fake-vision.ts';

/** An app whose uploaded photos are analysed by the fake analyst, and a seller who uploads them. */
export async function setUpAnalyses() {
  const app = await buildTestApp();
  const { api, apiAs, db, queue, storage, config } = app;
  const analyst = createFakeAnalyst();
  await queue.work(
    jobHandlers(
      db,
      queue,
      { storage, analyst, seconds: 5, concurrency: 1, ...fakeEncoding },
      createSandboxTransfers(0),
      readRetention(config),
      mailTo(config),
      createSandboxCard(),
    ),
  );
  const asSeller = apiAs((await api(signUpSeller, { body: withEmail('malee@example.com') })).token);
  const photo = await drawPhoto();

  async function read(params: { productUUID: string }) {
    const [record] = (await asSeller(contract.getAnalysis, { params })).product;
    if (!record) throw new Error('no record');
    return record;
  }

  return {
    ...app,
    analyst,
    asSeller,
    photo,
    read,
    upload: async () => (await asSeller(contract.uploadPhoto, { file: photo })).product,
    whenFinished: (params: { productUUID: string }) =>
      waitFor(async () => {
        const record = await read(params);
        expect(record.aimodel).not.toBe('wait....');
        return record;
      }),
  };
}
