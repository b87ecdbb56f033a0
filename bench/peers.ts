import Fastify from 'fastify';
import pg from 'pg';
import { pathTo } from '../catalog/lookup.ts';

/**
 * What the site is held against: Fastify with nothing around it, in a process of its own.
 * The first route asks the same question of the same database and answers with the same fields;
 * the second sends a ready answer of the same size.
 */
const app = Fastify();
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });

async function readPage(aisleId: number) {
  const { rows: products } = await pool.query(
    `select page.id, made, image, price_cents, aisle_id, section_id, leaf_id, title, description
     from (select id, (extract(epoch from created_at) * 1000)::bigint as made from products where is_live and aisle_id = $1
           order by created_at desc, id desc limit 41) as page
     join products on products.id = page.id
     join product_texts on product_id = page.id and language = 'en'
     order by made desc, page.id desc`,
    [aisleId],
  );
  const last = products[39];
  return {
    status: 1,
    message: 'Products found',
    products: products.slice(0, 40).map((product) => {
      const { title, description } = product;
      const [aisle, section, leaf] = pathTo(product.leaf_id);
      return {
        ...{ id: product.id, productTitleEN: title, productDescriptionEN: description, productImage: product.image },
        ...{ suggestedPrice: product.price_cents / 100, price_cents: product.price_cents },
        ...{ category_id: String(product.aisle_id), category_name: aisle?.names.en },
        ...{ sub_category_id: String(product.section_id), sub_category_name: section?.names.en },
        ...{ super_sub_category_id: String(product.leaf_id), super_sub_category_name: leaf?.names.en },
        ...{ language: 'en', title, description },
      };
    }),
    next_cursor: Buffer.from(`${last.made}.${last.id}`).toString('base64url'),
  };
}

app.post<{ Body: { category_id: string } }>('/products', (request) => readPage(Number(request.body.category_id)));
const ready = await readPage(1000);
app.get('/ready', async () => ready);

console.log(`is open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
