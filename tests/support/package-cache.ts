import path from 'node:path';

/** Files of packages are fetched once for all tests and all runs. */
export const packageCache = path.join(import.meta.dirname, '../../node_modules/.cache/snapbazaar/package-files');
