import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { statementParts } from '../../../../contracts/money/statements.ts';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import { writeCsv } from '../../../../contracts/text/csv.ts';
import { formatMonth } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoiceFileText } from '../../../../i18n/generated/invoice-file.ts';
import { statementsText } from '../../../../i18n/generated/statements.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { type PdfPage, page } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { Statement } from './statements.service.ts';

const left = page.edge;
const right = 400;
const grey = 0.42;
const rowsTop = 200;
const rowHeight = 26;

export interface StatementFile {
  statement: Statement;
  month: string;
  mode: LedgerMode;
  currency: ShopCurrency;
  /** The name of the shop. */
  seller: string;
  language: Language;
}

/** The sums of a month, from the opening to the closing balance. */
export async function writeStatementPdf(file: StatementFile & { loadFonts: LoadFonts }): Promise<Buffer> {
  const pageIn = (shown: Language) => withLocale(shown, () => writePage(file));
  const everything = pageIn(file.language).texts.map(({ text }) => text);
  const { bodyFiles, isComplete } = await file.loadFonts(everything.join(' '), file.language);
  const shown = isComplete ? file.language : 'en';
  const title = withLocale(shown, () => titleOf(file));
  return writePdf({ title, pages: [pageIn(shown)], fontFiles: bodyFiles });
}

const titleOf = ({ month }: StatementFile): string =>
  statementsText('titleOfMonth', { month: formatMonth(`${month}-01`) });

function writePage(file: StatementFile): PdfPage {
  const { statement, mode, currency, seller } = file;
  const rows = [
    { label: statementsText('opening'), cents: statement.openingCents, isBold: true },
    ...statementParts.map((part) => ({ label: statementsText(part), cents: statement.sums[part], isBold: false })),
    { label: statementsText('closing'), cents: statement.closingCents, isBold: true },
    ...(statement.owedCents > 0 ? [{ label: statementsText('owed'), cents: statement.owedCents, isBold: false }] : []),
  ];
  return {
    texts: [
      { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
      ...(mode === 'test' ? [{ text: invoiceFileText('sandbox'), left, top: 104, size: 10, grey }] : []),
      { text: titleOf(file), left, top: 146, size: 14, isBold: true },
      { text: seller, left, top: 168, width: page.width - 2 * page.edge, grey },
      ...rows.flatMap(({ label, cents, isBold }, row) => {
        const top = rowsTop + (row + 1) * rowHeight;
        return [
          { text: label, left, top, width: right - left - 8, isBold },
          { text: formatMoney(cents, currency), left: right, top, isBold },
        ];
      }),
    ],
    rules: [124, rowsTop, rowsTop + 1.4 * rowHeight, rowsTop + (statementParts.length + 1.4) * rowHeight],
  };
}

/** Every change with the balance after it; the byte order mark makes spreadsheets read it as UTF-8. */
export function writeStatementCsv({ statement, mode, currency, language }: StatementFile): string {
  const amount = (minor: number) => ({ minor, currency });
  const { openingCents, closingCents, lines } = statement;
  const csv = withLocale(language, () =>
    writeCsv([
      ...(mode === 'test' ? [[invoiceFileText('sandbox')]] : []),
      [
        statementsText('date'),
        statementsText('what'),
        statementsText('about'),
        `${statementsText('amount')} (${currency})`,
        `${statementsText('balance')} (${currency})`,
      ],
      ['', statementsText('opening'), '', '', amount(openingCents)],
      ...lines.map(({ at, part, about, cents, balanceCents }) => [
        ...[at.toISOString(), statementsText(part), about, amount(cents), amount(balanceCents)],
      ]),
      ['', statementsText('closing'), '', '', amount(closingCents)],
    ]),
  );
  return `\ufeff${csv}`;
}
