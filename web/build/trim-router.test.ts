import { expect, test } from 'vitest';
import { stubModule } from './trim-router.ts';

const code = 'function measure() {}\nconst limit = 7;\nexport { limit, measure };\n';

test('a part of the router that is left out keeps its exports', () => {
  expect(stubModule(code, { measure: '() => false' })).toBe(
    'export const limit = undefined;\nexport const measure = () => false;',
  );
});

test('a build fails when the router has another form than the one that is left out', () => {
  expect(() => stubModule(code, { weigh: '() => false' })).toThrow('The router no longer exports weigh.');
});
