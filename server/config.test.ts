import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig, settings } from './config.ts';

describe('the configuration', () => {
  test('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', STORAGE: 'local', SNAPBAZAAR_DEMO: 'on' });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });

  test('explains a bad value in one sentence that names the setting', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(/The setting PORT is not usable/);
    expect(() => readConfig({ STORAGE: 's3' })).toThrow(
      'STORAGE=s3 needs S3_BUCKET, the bucket that pictures are kept in.',
    );
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET need each other/);
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://replica' })).toThrow(
      'DATABASE_READ_URL needs DATABASE_URL, the PostgreSQL that it is a replica of.',
    );
  });

  test('is documented in the README, setting by setting', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    for (const [name, schema] of Object.entries(settings.shape)) {
      expect(readme, name).toContain(`| \`${name}\` |`);
      expect(schema.description, name).toMatch(/\.$/);
      expect(readme, name).toContain(schema.description ?? 'no description');
    }
  });
});
