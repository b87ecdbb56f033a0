import { type ReactNode, useState } from 'react';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import type { RequestType } from '../../../../contracts/money/wallet-rules.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { fetchMovements, type loadWallet } from '../money-page/load-money.ts';
import { sampleMovements } from '../money-page/samples.ts';
import { SandboxNote, Section } from '../money-page/section.tsx';
import { useRefreshWhile } from '../money-page/use-refresh-while.ts';
import { TransferDialog } from '../transfers/transfer-dialog.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BankCard } from './bank-card.tsx';
import { SampleAttendance } from './day-cards.tsx';
import { FinancingCard } from './financing-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MovementsTable } from './movements-table.tsx';

interface WalletBankProps extends Awaited<ReturnType<typeof loadWallet>> {
  /** How punctual parcels were handed over; null until there are orders, when a sample is shown. */
  shippingDays: ReactNode;
}

/** The content of the Wallet & Bank page. */
export function WalletBank({ wallet, history, shippingDays }: WalletBankProps) {
  const [transferType, setTransferType] = useState<RequestType | null>(null);
  const [isLinking, setLinking] = useState(false);
  useRefreshWhile(wallet.arriving_cents + wallet.leaving_cents > 0);
  return (
    <>
      {wallet.is_sandbox && <SandboxNote />}
      <div className="grid gap-4 lg:grid-cols-[1.2fr_1fr]">
        <BalanceCard
          wallet={wallet}
          onDeposit={() => setTransferType('deposit')}
          onWithdraw={() => setTransferType('withdrawal')}
        />
        <BankCard account={wallet.bank_account} onLink={() => setLinking(true)} />
      </div>
      <FinancingCard />
      <Section
        title={walletText(shippingDays ? 'punctuality' : 'attendance')}
        isSample={!shippingDays}
        sampleNote={walletText('attendanceSample')}
      >
        {shippingDays ?? <SampleAttendance />}
      </Section>
      <Section title={walletText('history')} isSample={!wallet.is_live} sampleNote={walletText('historySample')}>
        {wallet.is_live ? (
          <History first={history} />
        ) : (
          <MovementsTable caption={walletText('sampleTransactions')} movements={sampleMovements} />
        )}
      </Section>
      <TransferDialog
        type={transferType}
        availableCents={wallet.available_cents}
        bank={wallet.bank_account}
        onClose={() => setTransferType(null)}
      />
      <LinkDialog isOpen={isLinking} accounts={wallet.linkable_accounts} onClose={() => setLinking(false)} />
    </>
  );
}

function History({ first }: { first: Page<Movement> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(
    first,
    ({ id, state }) => id + state,
    (cursor) => fetchMovements(undefined, cursor),
  );
  if (rows.length === 0) return <p className="text-muted">{walletText('noTransactions')}</p>;
  return (
    <>
      <MovementsTable caption={walletText('transactions')} movements={rows} />
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
