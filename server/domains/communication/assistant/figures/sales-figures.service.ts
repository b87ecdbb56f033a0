import { formatMoney } from '../../../../../i18n/format-money.ts';
import { formatNumber } from '../../../../../i18n/format-number.ts';
import { sellerShellText } from '../../../../../i18n/generated/seller-shell.ts';
import { shopFiguresText } from '../../../../../i18n/generated/shop-figures.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { type BestSeller, listBestSellers } from '../../../ordering/orders/best-sellers.service.ts';
import { buildReport } from '../../../selling/sales-analytics/report.service.ts';
import type { Span } from '../understanding/read-span.ts';
import { describeSpan, usualSpan } from './describe-span.ts';
import { type FigureQuestion, type FigureSources, maxRows, type WriteAnswer } from './figure-answer.ts';

const linkToAnalytics = () => ({ to: '/buyer-analytics', label: sellerShellText('buyerAnalytics') });
const linkToIncome = () => ({ to: '/income', label: sellerShellText('income') });
const count = (value: number): string => formatNumber(value, getLocale());

function report({ db, sales }: FigureSources, { sellerId, language }: FigureQuestion, { from, to }: Span) {
  return buildReport({ db, sales }, sellerId, { from, to, language });
}

/** What was sold in a span, beside the same number of days before. */
export async function readSales(sources: FigureSources, question: FigureQuestion): Promise<WriteAnswer> {
  const span = question.span ?? usualSpan(sources.now());
  const { sales } = await report(sources, question, span);
  const { totals, totals_before: before, currency } = sales;
  return () => ({
    text: shopFiguresText('sold', {
      span: describeSpan(span),
      amount: formatMoney(totals.revenue_cents, currency),
      count: totals.purchases,
    }),
    figures: [
      {
        label: shopFiguresText('sales'),
        value: formatMoney(totals.revenue_cents, currency),
        before: formatMoney(before.revenue_cents, currency),
      },
      { label: shopFiguresText('orders'), value: count(totals.purchases), before: count(before.purchases) },
    ],
    links: [linkToIncome(), linkToAnalytics()],
  });
}

/** Visits to the seller's products in a span, and which had most. */
export async function readVisits(sources: FigureSources, question: FigureQuestion): Promise<WriteAnswer> {
  const span = question.span ?? usualSpan(sources.now());
  const { totals, totals_before: before, products } = await report(sources, question, span);
  return () => ({
    text: shopFiguresText('visited', { span: describeSpan(span), count: totals.view }),
    figures: [{ label: shopFiguresText('visits'), value: count(totals.view), before: count(before.view) }],
    rows: products.slice(0, maxRows).map(({ id, title, views }) => ({
      title,
      detail: shopFiguresText('visitCount', { count: views }),
      to: `/product/${id}`,
    })),
    links: [linkToAnalytics()],
  });
}

/** What sold best in a span. */
export async function readBestSellers(sources: FigureSources, question: FigureQuestion): Promise<WriteAnswer> {
  const span = question.span ?? usualSpan(sources.now());
  const [sold, { sales }] = await Promise.all([
    listBestSellers(sources.db, question.sellerId, { ...span, limit: maxRows }),
    report(sources, question, span),
  ]);
  const detailOf = ({ units, revenue }: BestSeller) =>
    shopFiguresText('soldUnits', { count: units, amount: formatMoney(revenue, sales.currency) });
  return () => ({
    text: shopFiguresText(sold.length > 0 ? 'bestSellers' : 'soldNothing', { span: describeSpan(span) }),
    rows: sold.map((product) => ({ title: product.title, detail: detailOf(product), to: `/product/${product.id}` })),
    links: [linkToAnalytics()],
  });
}
