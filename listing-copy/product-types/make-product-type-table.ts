import { writeCompiledFile } from '../../catalog/files/compiled-file.ts';
import { buildProductTypeTable } from './build-product-type-table.ts';
import { productTypeTableFile } from './product-type-table-file.ts';

// Compiles the product types of `data/` and their copy for the application.
const { bytes, ...index } = buildProductTypeTable();
writeCompiledFile(productTypeTableFile, index, { bytes });
