import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configurationPage, environmentExample } from './configuration.ts';

const root = path.join(import.meta.dirname, '..', '..');

await writeFile(path.join(root, 'docs', 'CONFIGURATION.md'), configurationPage());
await writeFile(path.join(root, '.env.example'), environmentExample());
