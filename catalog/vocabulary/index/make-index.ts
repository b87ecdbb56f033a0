import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompiledFile } from '../../files/compiled-file.ts';
import { inProject } from '../../files/project-root.ts';
import { listEntries } from './entries.ts';
import { vocabularyFile } from './index-file.ts';
import { buildWordIndex } from './word-index.ts';

/** The code that reads texts with the vocabulary, because the terms of a listing differ with it too. */
function readCode(): string {
  const folders = [inProject('catalog', 'vocabulary'), inProject('catalog')];
  return folders
    .flatMap(filesIn)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));

// Compiles the words of `data/catalog` for the application.
writeCompiledFile(vocabularyFile, await buildWordIndex(listEntries()), { code: readCode() });
