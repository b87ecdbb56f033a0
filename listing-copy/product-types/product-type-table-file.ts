import type { CompiledFile } from '../../catalog/files/compiled-file.ts';

export const productTypeTableFile: CompiledFile = {
  name: 'product-types',
  program: 'listing-copy/product-types/make-product-type-table.ts',
};
