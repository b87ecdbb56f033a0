import { loadBuiltFile } from '../built-file.ts';
import type { WordIndex } from './word-index.ts';

/** The index of the vocabulary, and a text that differs with every change of it. */
export async function loadWordIndex(): Promise<{ index: WordIndex; version: string }> {
  const { content, version } = await loadBuiltFile({ name: 'vocabulary-index', folders: ['catalog'], build });
  return { index: content, version };
}

async function build(): Promise<WordIndex> {
  const [{ listEntries }, { buildWordIndex }] = await Promise.all([import('./entries.ts'), import('./word-index.ts')]);
  return buildWordIndex(listEntries());
}
