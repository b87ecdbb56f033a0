import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { projectRoot } from '../../catalog/files/project-root.ts';

const schemaFolder = 'data/schemas';
const folders = ['data/catalog', 'data/listing-copy', 'data/reference', 'data/help', 'data/conversations'];
const evaluations = [
  'bench/evaluation/search-queries',
  'bench/evaluation/assistant-questions',
  'bench/evaluation/assistant-requests',
  'bench/evaluation/query-filters',
  'bench/evaluation/search-facts',
  'bench/evaluation/search-intents',
  'bench/evaluation/contact-data',
];

/** What several schemas share is no kind of file. */
const shared = 'common.schema.json';

interface DataFile {
  file: string;
  content: { $schema?: string };
}

/** What is wrong with the data files by the schemas that they name for editors, one line a problem. */
export function listDataProblems(): string[] {
  const schemas = jsonIn(schemaFolder);
  const files = [...folders, ...evaluations].flatMap(jsonIn);
  const ajv = new Ajv2020({
    allErrors: true,
    schemas: schemas.map(({ file, content }) => ({ ...content, $id: file })),
  });
  const used = new Set(files.map(schemaOf));
  const unused = schemas.filter(({ file }) => !used.has(file) && !file.endsWith(shared));
  return [
    ...files.flatMap((file) => problemsOf(file, ajv)),
    ...unused.map(({ file }) => `${file}: no data file names this schema`),
  ];
}

function problemsOf(data: DataFile, ajv: Ajv2020): string[] {
  const validate = ajv.getSchema(schemaOf(data));
  if (!validate) return [`${data.file}: there is no schema ${data.content.$schema}`];
  validate(data.content);
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${data.file} ${instancePath} ${message} ${JSON.stringify(params)}`;
  });
}

/** The schema of a file, by its path in the project. */
const schemaOf = ({ file, content }: DataFile) => path.join(path.dirname(file), content.$schema ?? '');

function jsonIn(folder: string): DataFile[] {
  const names = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, content: JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) }));
}
