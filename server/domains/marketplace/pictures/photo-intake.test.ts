import { expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { uploadPhoto } from '../../../../contracts/selling/listing-analysis.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs } = await buildTestApp();

test('photos of one account are processed in turn, and another account’s photo does not wait for them', async () => {
  const seller = apiAs((await api(signUpSeller, { body: withEmail('malee@example.com') })).token);
  const other = apiAs((await api(signUpSeller, { body: withEmail('chen@example.com') })).token);
  const large = asFile(await drawing({ width: 5000, height: 5000 }).webp({ effort: 0 }).toBuffer());
  const finished: string[] = [];
  const many = ['first', 'second', 'third', 'fourth'].map((name) =>
    seller(uploadPhoto, { file: large }).then(() => finished.push(name)),
  );
  await other(uploadPhoto, { file: await drawPhoto() });
  finished.push('other');
  await Promise.all(many);
  expect(finished.indexOf('other')).toBeLessThan(2);
});
