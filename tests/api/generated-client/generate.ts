import { mkdir, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import ts from 'classic-typescript';

// The generator builds its output with the interface that TypeScript 7 no longer has.
registerHooks({
  resolve: (name, context, next) =>
    next(
      name === 'typescript' && context.parentURL?.includes('/openapi-typescript/') ? 'classic-typescript' : name,
      context,
    ),
});
const { default: generate, astToString } = await import('openapi-typescript');

const [, , address = ''] = process.argv;
const file = ts.factory.createTypeReferenceNode('Blob');
const types = await generate(new URL(address), {
  transform: ({ format }) => (format === 'binary' ? file : undefined),
});
const directory = path.join(import.meta.dirname, 'generated');
await mkdir(directory, { recursive: true });
await writeFile(path.join(directory, 'api.ts'), astToString(types));
