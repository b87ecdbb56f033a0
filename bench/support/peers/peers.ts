import Fastify from 'fastify';
import pg from 'pg';
import { pathTo } from '../../../catalog/categories/lookup.ts';
import { productPageSize } from '../../../contracts/marketplace/listings.ts';
import { type QuestionName, questionNames, readQuestions, type Statement } from '../questions.ts';

/**
 * The peer for comparisons: bare Fastify in its own process. It runs the same statements on the same database and returns
 * the same fields, or without a database a page of products from memory.
 */
const app = Fastify();
const url = process.argv[2] ?? '';
const questions = await readQuestions(url);
const pool = new pg.Pool({ connectionString: url, max: 10 });

async function ask(statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    const results: Row[][] = [];
    for (const { text, values } of statements) results.push((await client.query(text, values)).rows);
    return results;
  } finally {
    client.release();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: rows are as the database gives them; that is what makes this peer bare.
type Row = any;

function toCard(row: Row) {
  const [topCategory, subCategory, leafCategory] = pathTo(row.leafCategory);
  return {
    ...{ id: row.id, productTitleEN: row.title, productDescriptionEN: row.description, productImage: row.image },
    ...{ suggestedPrice: row.price / 100, price_cents: row.price },
    ...{ category_id: String(row.topCategory), category_name: topCategory?.names.en },
    ...{ sub_category_id: String(row.section), sub_category_name: subCategory?.names.en },
    ...{ super_sub_category_id: String(row.leafCategory), super_sub_category_name: leafCategory?.names.en },
    ...{ language: 'en', title: row.title, description: row.description },
  };
}

async function answer(name: QuestionName) {
  const results = await ask(questions[name].statements);
  const cards = (results.at(-1) ?? []).map(toCard);
  if (name === 'product') return { status: 1, product: results[0]?.[0], related: cards };
  const last = (results.at(-1) ?? []).at(-1);
  const next_cursor = Buffer.from(`${last?.key}.${last?.id}`).toString('base64url');
  return { status: 1, message: 'Products found', products: cards.slice(0, productPageSize), next_cursor };
}

for (const name of questionNames) {
  const { method = 'GET', path } = questions[name].call;
  app.route({ method, url: `/${name.replace(' ', '-')}${path}`, handler: () => answer(name) });
}
const ready = await answer('category');
app.get('/ready', async () => ready);
app.get('/healthz', async () => ({ status: 'ok' }));

console.log(`is open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
