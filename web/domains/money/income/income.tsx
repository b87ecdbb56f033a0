import { Wallet } from 'lucide-react';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { IncomeMonth } from '../../../../contracts/money/income.ts';
import { formatMonth } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { incomeText } from '../../../../i18n/generated/income.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { loadIncome } from '../money-page/load-money.ts';
import { sampleIncome, sampleMonths } from '../money-page/samples.ts';
import { SandboxNote, Section } from '../money-page/section.tsx';
import { Table } from '../money-page/table.tsx';
import { useRefreshWhile } from '../money-page/use-refresh-while.ts';
import { MovementsTable } from '../wallet/movements-table.tsx';
import { IncomeBars } from './income-bars.tsx';

const figures = [
  { title: 'sales', field: 'in_cents' },
  { title: 'paidOut', field: 'out_cents' },
  { title: 'fees', field: 'fee_cents' },
  { title: 'net', field: 'net_cents' },
] as const;

type Figure = (typeof figures)[number]['field'];

const columns = (currency: ShopCurrency) => [
  { title: incomeText('month'), cell: ({ month }: IncomeMonth) => formatMonth(month) },
  ...figures.map(({ title, field }) => ({
    title: incomeText(title),
    isAmount: true,
    cell: (month: IncomeMonth) => <span className="tabular-nums">{formatMoney(month[field], currency)}</span>,
  })),
];

/** Totals of the last six months and the latest entries. */
export function Income({ currency, months, latest, isLive, isSandbox }: Awaited<ReturnType<typeof loadIncome>>) {
  useRefreshWhile(latest.some(({ state }) => state === 'processing'));
  const shown = isLive ? months : sampleMonths(currency);
  const total = (field: Figure) => shown.reduce((sum, month) => sum + month[field], 0);
  return (
    <>
      {isSandbox && <SandboxNote />}
      <Section title={incomeText('lastMonths')} isSample={!isLive} sampleNote={incomeText('sample')}>
        <dl className="mb-4 grid grid-cols-2 gap-3.5 lg:grid-cols-4">
          {figures.map(({ title, field }) => (
            <Card key={field} className="px-4.5 py-4">
              <dt className="text-muted text-sm">{incomeText(title)}</dt>
              <dd className="mt-1 font-bold font-heading text-xl tabular-nums sm:text-2xl">
                {formatMoney(total(field), currency)}
              </dd>
            </Card>
          ))}
        </dl>
        <IncomeBars currency={currency} months={shown} />
      </Section>
      <Section title={incomeText('byMonth')} isSample={!isLive}>
        <Table
          caption={incomeText('totalsByMonth')}
          rows={shown.toReversed()}
          keyOf={({ month }) => month}
          columns={columns(currency)}
        />
      </Section>
      <Section title={incomeText('latestEntries')} isSample={!isLive}>
        <MovementsTable caption={incomeText('latestEntries')} movements={isLive ? latest : sampleIncome(currency)} />
        <p className="mt-4">
          <ButtonLink to="/wallet-bank" icon={<Wallet aria-hidden="true" className="size-4.5" />}>
            {incomeText('openWallet')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
