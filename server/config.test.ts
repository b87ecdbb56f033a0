import { describe, expect, test } from 'vitest';
import { readConfig, settingGroups, settings } from './config.ts';

describe('the configuration', () => {
  test('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', STORAGE: 'local', SNAPBAZAAR_DEMO: 'on' });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });

  test('names the present name of a setting that was renamed', () => {
    expect(() => readConfig({ PICTURES_AT_ONCE: '2' })).toThrow(
      'The setting PICTURES_AT_ONCE is called PICTURE_CONCURRENCY now. Please rename it.',
    );
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

  test('describes every setting in a sentence', () => {
    const described = Object.entries(settings.shape).filter(([, { description }]) => description?.endsWith('.'));
    expect(described.map(([name]) => name)).toEqual(Object.keys(settings.shape));
  });

  test('lists every setting under one topic', () => {
    const listed = Object.values(settingGroups).flatMap((group) => Object.keys(group));
    expect(listed).toEqual(Object.keys(settings.shape));
  });
});
