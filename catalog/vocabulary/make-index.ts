import { loadWordIndex } from './index-file.ts';

// Part of the build, so that the first start need not make it.
await loadWordIndex();
