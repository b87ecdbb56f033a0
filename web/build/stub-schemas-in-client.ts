import { type Plugin, parseSync } from 'vite';
import { trimContract } from './trim-contract.ts';

const stubModuleId = '\0no-schemas';

/** A stub that returns itself for every schema declaration and throws when a schema is used to parse. */
const schemaStub = `
const schema = new Proxy(() => undefined, {
  apply: () => schema,
  get(_, name) {
    if (/parse/i.test(String(name))) throw new Error('Schemas are checked on the server.');
    return schema;
  },
});
export const z = schema;
`;

/**
 * Pages call the API by the same contract values that the server serves, but need only their method, path and types.
 * The server checks every schema, so the schema library (20 kB in each page) stays out of the browser.
 */
export function stubSchemasInClient(): Plugin {
  return {
    name: 'stub-schemas-in-client',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'zod' ? stubModuleId : null),
    load: (id) => (id === stubModuleId ? schemaStub : null),
    transform: {
      // After the types are removed.
      order: 'post',
      filter: { id: /\/contracts\/[\w/-]+\.ts$/ },
      handler: (code, id) => ({
        code: trimContract(code, parseSync(`${id}.js`, code).program),
        // A contract that only the schemas of another one used is dropped.
        moduleSideEffects: false,
      }),
    },
  };
}
