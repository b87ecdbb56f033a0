import { sql } from 'drizzle-orm';
import { allLeafCategories, pathTo } from '../../catalog/categories/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { composeListing } from '../../listing-copy/compose/compose.ts';
import { countryCodes } from '../../reference-data/countries/countries.ts';
import { recommendCountries } from '../../reference-data/platforms/recommend.ts';
import { priceRange } from '../../reference-data/prices/prices.ts';
import { termsOfListing } from '../../server/domains/marketplace/search/index/index.service.ts';
import { rangeBucketTerms } from '../../server/domains/marketplace/search/index/range-buckets.ts';
import type { Db } from '../../server/platform/db/database.ts';

const colours = ['black', 'red'] as const;

interface MakeOptions {
  /** Whether to build the search index, which takes five times the space of everything else. */
  isSearchable: boolean;
}

/**
 * Synthetic products: the composer writes a few thousand variants, and PostgreSQL multiplies them. They are distributed evenly
 * over all leaves, one every ten seconds, and stored in order of creation.
 */
export async function makeProducts(db: Db, count: number, options: MakeOptions): Promise<void> {
  await db.transaction(async (db) => {
    // A nested loop keeps the order of creation, as in a real shop; other joins would cluster the rows by variant.
    await db.execute(sql`
      select set_config('maintenance_work_mem', '512MB', true), set_config('work_mem', '128MB', true),
        set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`);
    await prepareVariants(db, options);
    const restore = await dropRulesOfEmptyShop(db);
    await db.execute(sql`
      insert into accounts (role, email, name) values ('seller', 'bench@bench.example', 'Bench') on conflict do nothing`);
    await db.execute(sql`
      insert into shipping_profiles (seller_id, country, pack_days, home_fee_cents, region_fee_cents, world_fee_cents, sends_to, changed_at)
      select id, 'TH', 2, 300, 900, 2500, ${sql.param([...countryCodes])}::text[], now() from accounts where email = 'bench@bench.example'
      on conflict do nothing`);
    await db.execute(sql`
      create temporary table made on commit drop as
      select nextval((select pg_get_serial_sequence('products', 'id')::regclass)) as id, number, 1 + (number * 7919) % (select count(*) from variants) as variant,
        date_trunc('milliseconds', now() - (${count}::bigint - number) * interval '10 seconds') as created_at
      from generate_series(1, ${count}::bigint) as number`);
    const price = sql`(lowest + (made.number * 104729) % (highest - lowest + 1))`;
    await db.execute(sql`
      insert into products (id, seller_id, top_category_id, sub_category_id, category_id, image, stock, price, price_cents, countries, offered_in, created_at) overriding system value
      select made.id, (select id from accounts where email = 'bench@bench.example'), top_category, sub_category, category, 'bench.webp', 1000,
        ${price}, ${price}, countries, countries, created_at
      from made join variants using (variant)`);
    // Every fifth product has reviews and sales, a few of them many.
    await db.execute(sql`
      insert into product_ranks (product_id, top_category_id, sub_category_id, rating, rating_score, sold_count)
      select made.id, top_category, sub_category, rating, (14000 + 10 * rating * reviews) / (4 + reviews), sold
      from made join variants using (variant), lateral (select 100 + (made.number * 31) % 401 as rating,
        1 + (made.number * 17) % 40 as reviews, 100000 / (1 + (made.number * 7907) % 99991) + 1 as sold) as rank
      where made.number % 5 = 0`);
    await db.execute(sql`
      insert into product_texts (product_id, language, title, description)
      select made.id, language, title, description from made join variant_texts using (variant)`);
    if (options.isSearchable) {
      await db.execute(sql`
        insert into product_search (product_id, title_terms, all_terms, top_category_id, sub_category_id, price_cents, created_at)
        select made.id, title_terms || array_to_tsvector(buckets), all_terms || array_to_tsvector(buckets),
          top_category, sub_category, ${price}, created_at
        from made join variants using (variant), lateral (select ${rangeBucketTerms(sql`created_at`, price)} as buckets) as place`);
      await db.execute(sql`
        insert into listed_product_types (product_type_id, product_id)
        select substr(term, 4), made.id from made join variants using (variant), unnest(tsvector_to_array(title_terms)) as term
        where term like '~k:%'`);
      await db.execute(sql`
        insert into search_words select distinct lexeme from variants, unnest(tsvector_to_array(all_terms)) as lexeme
        where lexeme ~ '^[a-z]{4,30}$' on conflict do nothing`);
    }
    await db.execute(sql`select set_config('enable_hashjoin', 'on', true)`);
    await restore();
  });
  await db.execute(sql`analyze ${sql.raw(filledTables.join(', '))}, search_words`);
}

const filledTables = ['products', 'product_texts', 'product_search', 'product_ranks', 'listed_product_types'];

/**
 * Drops indexes and foreign keys and stops triggers, and returns what puts them back: both are several times faster for a
 * whole table than row by row. The primary key of `products` stays, because other tables reference it.
 */
async function dropRulesOfEmptyShop(db: Db): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ drop: string; rebuild: string }>(sql`
    with filled as (select name::regclass as id from unnest(${sql.param(filledTables)}::text[]) as name where not exists (select from products))
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rebuild, 2 as step
    from pg_constraint join filled on conrelid = filled.id where contype = 'f'
    union all
    select case when key.oid is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname) end,
      case when key.oid is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(key.oid)) end, 1
    from pg_index join filled on indrelid = filled.id
      left join pg_constraint key on conindid = indexrelid and contype = 'p'
    where not (indrelid = 'products'::regclass and indisprimary)
    union all
    select format('alter table %s disable trigger user', filled.id), format('alter table %s enable trigger user', filled.id), 3 from filled
    order by step desc`);
  for (const { drop } of rows) await db.execute(sql.raw(drop));
  return async () => {
    for (const { rebuild } of rows.toReversed()) await db.execute(sql.raw(rebuild));
  };
}

async function prepareVariants(db: Db, { isSearchable }: MakeOptions): Promise<void> {
  const variants = allLeafCategories().flatMap((leafCategory) => colours.map((colour) => ({ leafCategory, colour })));
  const documents = await Promise.all(
    variants.map(async ({ leafCategory, colour }, index) => {
      const listing = composeListing({ categoryId: leafCategory.id, colours: [colour] });
      const range = priceRange({ categoryId: leafCategory.id });
      const [topCategory, subCategory] = pathTo(leafCategory.id);
      const texts = languages.map((language) => ({ language, ...listing[language] }));
      return {
        variant: index + 1,
        categoryId: leafCategory.id,
        subCategoryId: subCategory?.id,
        topCategoryId: topCategory?.id,
        lowest: range?.min ?? 100,
        highest: range?.max ?? 1000,
        countries: recommendCountries(leafCategory.id).map(({ country }) => country),
        texts,
        ...(isSearchable ? await termsOfListing(leafCategory.id, texts) : { title: [], everything: [] }),
      };
    }),
  );
  await db.execute(sql`
    create temporary table variants on commit drop as
    select variant, "categoryId" as category, "subCategoryId" as sub_category, "topCategoryId" as top_category, lowest, highest, array(select jsonb_array_elements_text(countries)) as countries,
      array_to_tsvector(array(select jsonb_array_elements_text(title))) as title_terms,
      array_to_tsvector(array(select jsonb_array_elements_text(everything))) as all_terms
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as document(variant int, "categoryId" int, "subCategoryId" int, "topCategoryId" int, lowest int, highest int, countries jsonb, title jsonb, everything jsonb)`);
  await db.execute(sql`create index on variants (variant)`);
  const texts = documents.flatMap(({ variant, texts: all }) => all.map((text) => ({ variant, ...text })));
  await db.execute(sql`
    create temporary table variant_texts on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as text(variant int, language text, title text, description text)`);
  await db.execute(sql`create index on variant_texts (variant)`);
}
