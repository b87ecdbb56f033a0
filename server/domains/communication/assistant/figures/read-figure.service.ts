import { withLocale } from '../../../../../i18n/locale.ts';
import type { Figure } from '../understanding/question-rules.ts';
import { readBalance, readReviews, readTasks } from './account-figures.service.ts';
import type { FigureAnswer, FigureQuestion, FigureSources, WriteAnswer } from './figure-answer.ts';
import { readBestSellers, readSales, readVisits } from './sales-figures.service.ts';
import { readStock, readWorstSellers } from './stock-figures.service.ts';

type ReadFigure = (sources: FigureSources, question: FigureQuestion) => Promise<WriteAnswer>;

/** The figures of a shop that the assistant reads, by what a question asks for. */
const figures = {
  income: readSales,
  orders: readSales,
  views: readVisits,
  balance: readBalance,
  'best sellers': readBestSellers,
  'worst sellers': readWorstSellers,
  tasks: readTasks,
  stock: readStock,
  reviews: readReviews,
} as const satisfies Record<Figure, ReadFigure>;

/** Answers a question about a figure of the seller's own shop, in the language of the page. */
export async function readFigure(of: Figure, sources: FigureSources, question: FigureQuestion): Promise<FigureAnswer> {
  const write = await figures[of](sources, question);
  return withLocale(question.language, write);
}
