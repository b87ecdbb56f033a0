import { type CompiledFile, readCompiledFile } from '../../files/compiled-file.ts';
import type { WordIndex } from './word-index.ts';

export const vocabularyFile: CompiledFile = { name: 'vocabulary', program: 'catalog/vocabulary/index/make-index.ts' };

/** The index of the vocabulary, and a text that differs with every change of it. */
export function loadWordIndex(): { index: WordIndex; version: string } {
  const { content, version } = readCompiledFile<WordIndex>(vocabularyFile);
  return { index: content, version };
}
