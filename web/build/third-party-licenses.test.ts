import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listLicenses } from './third-party-licenses.ts';

test('packages without a named licence form the last group, which has no name', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/unnamed': { version: '1.0.0' },
    'node_modules/zlib-like': { version: '2.0.0', license: 'Zlib' },
    'node_modules/mit-like': { version: '3.0.0', license: 'MIT' },
    'node_modules/only-for-tests': { version: '4.0.0', license: 'MIT', dev: true },
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(listLicenses(root)).toEqual([
    { license: 'MIT', packages: [{ name: 'mit-like', version: '3.0.0' }] },
    { license: 'Zlib', packages: [{ name: 'zlib-like', version: '2.0.0' }] },
    { license: null, packages: [{ name: 'unnamed', version: '1.0.0' }] },
  ]);
});
