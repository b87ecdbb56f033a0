import { expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getLimits } from '../../../../contracts/operations/limits.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

test('a seller can read the configured limits, and a customer cannot', async () => {
  const { api, apiAs } = await buildTestApp({
    settings: { UPLOAD_MB: '7', MESSAGES_PER_DAY: '3', PUBLISH_LIMIT: '5' },
  });
  const seller = await api(signUpSeller, { body: withEmail('s@example.com') });
  const { limits } = await apiAs(seller.token)(getLimits);
  expect(limits).toMatchObject({ upload_megabytes: 7, messages_a_day: 3, publications_a_minute: 5 });
  expect(limits.model_tokens_a_day).toBeNull();
  const customer = await api(signUpCustomer, { body: withEmail('c@example.com') });
  await expect(apiAs(customer.token)(getLimits)).rejects.toMatchObject({ status: 403 });
});
