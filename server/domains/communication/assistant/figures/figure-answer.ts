import type { AnswerFigure, AnswerLink, AnswerRow } from '../../../../../contracts/communication/assistant.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { UnshippedDays } from '../../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { SalesSource } from '../../../selling/sales-analytics/sales-source.ts';
import type { Span } from '../understanding/read-span.ts';

/** What the figures of a shop are read from. */
export interface FigureSources {
  db: Db;
  sales: SalesSource;
  /** Days after which an order that was not sent may be cancelled. */
  unshipped: UnshippedDays;
  now(): Date;
}

export interface FigureQuestion {
  sellerId: number;
  /** The time that was asked for; null where the question names none. */
  span: Span | null;
  language: Language;
}

export interface FigureAnswer {
  text: string;
  figures?: AnswerFigure[];
  rows?: AnswerRow[];
  links: AnswerLink[];
}

/** An answer is written after what it needs was read, because its language holds only while it is written. */
export type WriteAnswer = () => FigureAnswer;

export const maxRows = 5;
