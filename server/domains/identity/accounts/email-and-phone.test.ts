import { describe, expect, test } from 'vitest';
import { signInSeller, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api } = await buildTestApp();

const withPhone = (phone: string) => ({ login_type: 'phone' as const, phone, password: 'papaya salad 7' });

describe('sign-up with both an email and a phone', () => {
  const both = (email: string, phone: string) => ({ ...withEmail(email), phone });

  test('stores both, and either one signs in', async () => {
    const { post } = await api(signUpSeller, { body: both('pair@example.com', '98765 11111') });
    expect(post).toMatchObject({ email: 'pair@example.com', phone: '+919876511111' });
    for (const body of [withEmail('pair@example.com'), withPhone('0091 98765-11111')]) {
      expect((await api(signInSeller, { body })).post.id).toBe(post.id);
    }
  });

  test('reports which of the two is taken', async () => {
    await api(signUpSeller, { body: both('first@example.com', '9876522222') });
    const phoneTaken = api(signUpSeller, { body: both('second@example.com', '+91 98765 22222') });
    await expect(phoneTaken).rejects.toMatchObject({ status: 409, code: 'phone_taken' });
    const emailTaken = api(signUpSeller, { body: both('first@example.com', '9876533333') });
    await expect(emailTaken).rejects.toMatchObject({ status: 409, code: 'email_taken' });
    await api(signUpCustomer, { body: both('first@example.com', '9876522222') });
  });

  test('refuses an invalid phone beside a valid email', async () => {
    const invalidPhone = api(signUpSeller, { body: both('third@example.com', '12ab') });
    await expect(invalidPhone).rejects.toMatchObject({ status: 400, message: 'Invalid Phone' });
  });
});
