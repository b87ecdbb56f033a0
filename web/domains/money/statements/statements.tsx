import { Download } from 'lucide-react';
import { useState } from 'react';
import { getStatementCsv, getStatementPdf, type StatementSummary } from '../../../../contracts/money/statements.ts';
import { formatMonth } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { statementsText } from '../../../../i18n/generated/statements.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Table } from '../money-page/table.tsx';

/** The months of the wallet with their files. Those of the sandbox are labelled and never added up with others. */
export function Statements({ statements }: { statements: readonly StatementSummary[] }) {
  if (statements.length === 0) return <p className="text-muted">{statementsText('none')}</p>;
  const columns = [
    {
      title: statementsText('month'),
      cell: ({ month, mode }: StatementSummary) => (
        <span className="flex flex-wrap items-center gap-2">
          <b>{formatMonth(`${month}-01`)}</b>
          {mode === 'test' && <Badge>{statementsText('test')}</Badge>}
        </span>
      ),
    },
    {
      title: statementsText('opening'),
      isAmount: true,
      cell: ({ opening_cents, currency }: StatementSummary) => <Amount cents={opening_cents} currency={currency} />,
    },
    {
      title: statementsText('closing'),
      isAmount: true,
      cell: ({ closing_cents, currency }: StatementSummary) => <Amount cents={closing_cents} currency={currency} />,
    },
    { title: statementsText('files'), cell: (statement: StatementSummary) => <Files statement={statement} /> },
  ];
  return (
    <Table
      caption={statementsText('title')}
      rows={statements}
      keyOf={({ month, mode, currency }) => mode + currency + month}
      columns={columns}
    />
  );
}

function Amount({ cents, currency }: { cents: number; currency: string }) {
  return <span className="tabular-nums">{formatMoney(cents, currency)}</span>;
}

const formats = { PDF: getStatementPdf, CSV: getStatementCsv } as const;
type Format = keyof typeof formats;

function Files({ statement: { month, mode, currency } }: { statement: StatementSummary }) {
  const [busy, setBusy] = useState<Format | null>(null);
  const showToast = useToast();

  async function download(format: Format) {
    setBusy(format);
    try {
      const { name, content } = await api(formats[format], { body: { month, mode, currency, language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
    } finally {
      setBusy(null);
    }
  }

  return (
    <span className="flex flex-wrap gap-2">
      {(['PDF', 'CSV'] as const).map((format) => (
        <Button
          key={format}
          isBusy={busy === format}
          onClick={() => download(format)}
          aria-label={statementsText('download', { format, month: formatMonth(`${month}-01`) })}
          icon={<Download aria-hidden="true" className="size-4" />}
        >
          {format}
        </Button>
      ))}
    </span>
  );
}
