import { expect, test } from 'vitest';
import { needsBuild } from '../../scripts/launch/needs-build.mjs';

test.each([
  [['server/platform/process'], false],
  [['./web/domains/selling'], false],
  [['script-budget'], true],
  [['server/platform/process', 'tests/fuzz'], true],
  [['--bail=1'], true],
  [[], true],
])('the tests chosen by %j need a build: %s', (args, isNeeded) => {
  expect(needsBuild(args)).toBe(isNeeded);
});
