import type { CompiledFile } from '../../catalog/compiled-file.ts';

export const kindTableFile: CompiledFile = {
  name: 'product-types',
  program: 'listing-copy/product-types/make-kind-table.ts',
};
