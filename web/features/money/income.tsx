import { Wallet } from 'lucide-react';
import type { IncomeMonth } from '../../../contracts/income.ts';
import { formatMoney, formatMonth } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IncomeBars } from './income-bars.tsx';
import type { loadIncome } from './load-money.ts';
import { MovementsTable } from './movements-table.tsx';
import { sampleIncome, sampleMonths } from './samples.ts';
import { SandboxNote, Section } from './section.tsx';
import { Table } from './table.tsx';
import { useRefreshWhile } from './use-refresh-while.ts';

type Figure = 'in_cents' | 'out_cents' | 'fee_cents' | 'net_cents';

const figures: readonly { title: string; field: Figure }[] = [
  { title: 'Sales', field: 'in_cents' },
  { title: 'Paid out', field: 'out_cents' },
  { title: 'Fees', field: 'fee_cents' },
  { title: 'Net', field: 'net_cents' },
];

const columns = [
  { title: 'Month', cell: ({ month }: IncomeMonth) => formatMonth(month) },
  ...figures.map(({ title, field }) => ({
    title,
    cell: (month: IncomeMonth) => <span className="tabular-nums">{formatMoney(month[field])}</span>,
  })),
];

/** Totals of the last six months and the latest entries. */
export function Income({ months, latest, isLive }: Awaited<ReturnType<typeof loadIncome>>) {
  useRefreshWhile(latest.some(({ state }) => state === 'processing'));
  const shown = isLive ? months : sampleMonths;
  const total = (field: Figure) => shown.reduce((sum, month) => sum + month[field], 0);
  return (
    <>
      <SandboxNote />
      <Section title="Last six months" isSample={!isLive}>
        <dl className="mb-4 grid grid-cols-2 gap-3.5 lg:grid-cols-4">
          {figures.map(({ title, field }) => (
            <Card key={field} className="px-4.5 py-4">
              <dt className="text-muted text-sm">{title}</dt>
              <dd className="mt-1 font-bold font-heading text-xl tabular-nums sm:text-2xl">
                {formatMoney(total(field))}
              </dd>
            </Card>
          ))}
        </dl>
        <IncomeBars months={shown} />
      </Section>
      <Section title="By month" isSample={!isLive}>
        <Table caption="Totals by month" rows={shown.toReversed()} keyOf={({ month }) => month} columns={columns} />
      </Section>
      <Section title="Latest entries" isSample={!isLive}>
        <MovementsTable caption="Latest entries" movements={isLive ? latest : sampleIncome} />
        <p className="mt-4">
          <ButtonLink to="/wallet-bank" icon={<Wallet aria-hidden="true" className="size-4.5" />}>
            Open Wallet & Bank
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
