import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { apiBase } from '../../contracts/endpoint.ts';
import { getProduct, listProducts } from '../../contracts/marketplace/listings.ts';
import { listLiveProducts } from '../../server/domains/marketplace/listings/listings.service.ts';
import { getProductDetails } from '../../server/domains/marketplace/listings/product-details.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { writeCursor } from '../../server/platform/db/statements/keyset.ts';
import type { Load } from './load.ts';

export const questionNames = ['category', 'deep page', 'product', 'search', 'common word'] as const;
export type QuestionName = (typeof questionNames)[number];

export interface Statement {
  text: string;
  values: unknown[];
}

/** An API call and the statements it runs. */
export interface Question {
  call: Pick<Load, 'method' | 'body'> & { path: string };
  statements: Statement[];
}

const topCategory = '3000';
/** Matches one title in 400, in a shop of any size. */
const words = 'water bottle';
/** Matches every second title. */
const commonWord = 'black';

/** The calls measured on one shop. The statements are recorded as the product sends them, so that peers send the same. */
export async function readQuestions(url: string): Promise<Record<QuestionName, Question>> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  let heard: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => heard.push({ text, values });
  const db = drizzle(pool, { casing: 'snake_case', logger: { logQuery } });

  async function listen(ask: (db: Db) => Promise<unknown>): Promise<Statement[]> {
    // Statements whose results are cached are not counted.
    await ask(db);
    heard = [];
    await ask(db);
    // A copy, because the next question is asked once before its statements are counted.
    return [...heard];
  }
  async function list(body: object): Promise<Question> {
    const statements = await listen((db) => listLiveProducts(db, listProducts.body.parse(body)));
    return { call: { path: apiBase + listProducts.path, method: 'POST', body }, statements };
  }

  try {
    const id = await findProduct(pool);
    const path = apiBase + getProduct.path.replace(':id', id).replace(':language', 'en');
    return {
      category: await list({ category_id: topCategory }),
      'deep page': await list({ category_id: topCategory, cursor: await findDeepMarker(pool) }),
      product: { call: { path }, statements: await listen((db) => getProductDetails(db, id, 'en', new Date())) },
      search: await list({ q: words }),
      'common word': await list({ q: commonWord }),
    };
  } finally {
    await pool.end();
  }
}

async function findProduct(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    'select id from products where top_category_id = $1 and is_live order by id limit 1',
    [topCategory],
  );
  return String(rows[0].id);
}

/** The cursor of a reader who has seen two thirds of the category. */
async function findDeepMarker(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `select extract(epoch from created_at) * 1000 as made, id from products where is_live and top_category_id = $1
     order by created_at desc, id desc
     offset (select count(*) * 2 / 3 from products where is_live and top_category_id = $1) limit 1`,
    [topCategory],
  );
  return writeCursor([Number(rows[0].made), Number(rows[0].id)]);
}
