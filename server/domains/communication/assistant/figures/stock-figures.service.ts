import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Language } from '../../../../../contracts/languages.ts';
import { sellerShellText } from '../../../../../i18n/generated/seller-shell.ts';
import { shopFiguresText } from '../../../../../i18n/generated/shop-figures.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { products, productTexts } from '../../../../schema/marketplace/listings.ts';
import type { Span } from '../understanding/read-span.ts';
import { describeSpan, usualSpan } from './describe-span.ts';
import { type FigureQuestion, type FigureSources, maxRows, type WriteAnswer } from './figure-answer.ts';

/** As many pieces count as few. */
const fewPieces = 5;

const linkToMyListings = () => ({ to: '/storefront', label: sellerShellText('myListings') });

/** The title in a language or, without such a text, as the seller wrote it. */
const titleIn = (language: Language) => sql<string>`(select title from ${productTexts}
  where product_id = ${products.id} order by language = ${language} desc, language = ${products.sourceLanguage} desc limit 1)`;

const isLiveOf = (sellerId: number) =>
  and(eq(products.sellerId, sellerId), products.isLive, isNull(products.removedAt));

/** Live listings of which few pieces or none are left, the fewest first. */
export async function readStock({ db }: FigureSources, { sellerId, language }: FigureQuestion): Promise<WriteAnswer> {
  const rows = await db
    .select({ id: products.id, title: titleIn(language), stock: products.stock })
    .from(products)
    .where(and(isLiveOf(sellerId), lte(products.stock, fewPieces)))
    .orderBy(asc(products.stock), asc(products.id))
    .limit(maxRows);
  return () => ({
    text: shopFiguresText(rows.length > 0 ? 'fewLeft' : 'enoughLeft', { pieces: fewPieces }),
    rows: rows.map(({ id, title, stock }) => ({
      title,
      detail: shopFiguresText('left', { count: stock }),
      to: `/product/${id}`,
    })),
    links: [linkToMyListings()],
  });
}

/** Live listings that sold least in a span, those with nothing sold first. */
export async function readWorstSellers({ db, now }: FigureSources, question: FigureQuestion): Promise<WriteAnswer> {
  const { sellerId, language } = question;
  const span = question.span ?? usualSpan(now());
  const rows = await listLeastSold(db, sellerId, span, language);
  return () => ({
    text: shopFiguresText(rows.length > 0 ? 'worstSellers' : 'noLiveListing', { span: describeSpan(span) }),
    rows: rows.map(({ id, title, units }) => ({
      title,
      detail: shopFiguresText('unitCount', { count: units }),
      to: `/product/${id}`,
    })),
    links: [linkToMyListings()],
  });
}

function listLeastSold(db: Db, sellerId: number, { from, to }: Span, language: Language) {
  const units =
    sql`coalesce((select sum(order_lines.units) from order_lines join orders on orders.id = order_lines.order_id
    where order_lines.product_id = ${products.id} and order_lines.state = 'open' and orders.mode = ledger_mode()
      and orders.state in ('to_ship', 'shipped', 'delivered', 'completed')
      and orders.placed_at >= ${from}::date at time zone 'UTC'
      and orders.placed_at < (${to}::date + 1) at time zone 'UTC'), 0)`.mapWith(Number);
  return db
    .select({ id: products.id, title: titleIn(language), units })
    .from(products)
    .where(isLiveOf(sellerId))
    .orderBy(asc(units), asc(products.createdAt), asc(products.id))
    .limit(maxRows);
}
