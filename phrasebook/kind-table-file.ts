import type { CompiledFile } from '../catalog/compiled-file.ts';

export const kindTableFile: CompiledFile = { name: 'product-types', program: 'phrasebook/make-kind-table.ts' };
