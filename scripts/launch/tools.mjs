import { inRoot } from './root.mjs';

const script = (path) => inRoot('node_modules', path);

// Called by path and not through node_modules/.bin, whose links start the first Node in PATH.
export const tool = {
  biome: script('@biomejs/biome/bin/biome'),
  depcruise: script('dependency-cruiser/bin/dependency-cruiser.mjs'),
  drizzleKit: script('drizzle-kit/bin.cjs'),
  knip: script('knip/bin/knip.js'),
  playwright: script('@playwright/test/cli.js'),
  reactRouter: script('@react-router/dev/bin.cjs'),
  tsc: script('typescript/bin/tsc'),
  vitest: script('vitest/vitest.mjs'),
};

/** The program of the site and of the operator's commands, as scripts/bundle-server.ts writes it. */
export const serverBundle = 'build/app/main.js';
