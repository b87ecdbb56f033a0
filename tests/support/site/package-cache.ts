import path from 'node:path';

/** Shared by all tests and runs, so that package files are downloaded once. */
export const packageCache = path.join(import.meta.dirname, '../../../node_modules/.cache/snapbazaar/package-files');
