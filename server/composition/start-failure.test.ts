import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { DataInUse } from '../platform/process/data-lock.ts';
import { explainStartFailure } from './start-failure.ts';

const config = readConfig({ PORT: '4711', SNAPBAZAAR_DATA_DIR: '/srv/shop' });
const systemError = (fields: object) => Object.assign(new Error('system error'), fields);

test('a taken port and a closed data folder are explained with the setting that solves them', () => {
  const taken = systemError({ code: 'EADDRINUSE', port: 4711 });
  expect(explainStartFailure(taken, config)).toMatchObject({
    message: 'Port 4711 is taken by another program. Set PORT to a free one.',
    cause: taken,
  });
  for (const place of [{ path: '/srv/shop/postgres' }, { address: '/srv/shop/lock' }]) {
    const message = expect.stringMatching(/^This user may not use \/srv\/shop\/\w+\. Set SNAPBAZAAR_DATA_DIR/);
    expect(explainStartFailure(systemError({ code: 'EACCES', ...place }), config)).toMatchObject({ message });
  }
});

test('every other failure is passed on as it is', () => {
  const failures = [
    new DataInUse('http://localhost:3000'),
    systemError({ code: 'EACCES', path: '/elsewhere' }),
    systemError({ code: 'ECONNREFUSED' }),
    'a text',
  ];
  for (const failure of failures) expect(explainStartFailure(failure, config)).toBe(failure);
});
