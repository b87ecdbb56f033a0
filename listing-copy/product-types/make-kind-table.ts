import { writeCompiledFile } from '../../catalog/compiled-file.ts';
import { buildKindTable } from './build-kind-table.ts';
import { kindTableFile } from './kind-table-file.ts';

// Compiles the product types of `data/` and their copy for the application.
const { bytes, ...index } = buildKindTable();
writeCompiledFile(kindTableFile, index, { bytes });
