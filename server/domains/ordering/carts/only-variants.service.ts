import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/**
 * The given lines, without the variant where the product has only that one: with and without it, they are the same line. A
 * line of a client that knows no variants is read without a query.
 */
export async function withoutOnlyVariants<Line extends { variant_id?: string | undefined }>(
  db: Db,
  lines: readonly Line[],
): Promise<Line[]> {
  const ids = lines.flatMap(({ variant_id }) => (variant_id && /^[1-9]\d{0,14}$/.test(variant_id) ? variant_id : []));
  if (ids.length === 0) return [...lines];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from product_variants where id = any(${sql.param(ids)}::bigint[]) and cardinality("values") = 0`);
  const only = new Set(rows.map(({ id }) => String(id)));
  return lines.map((line) =>
    line.variant_id && only.has(line.variant_id) ? { ...line, variant_id: undefined } : line,
  );
}
