import { type ReactNode, useState } from 'react';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import type { RequestType } from '../../../../contracts/money/wallet-rules.ts';
import { payoutsText } from '../../../../i18n/generated/payouts.ts';
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
import { PayoutAccountCard } from './payout-account-card.tsx';
import { Payouts } from './payouts.tsx';

interface WalletBankProps extends Awaited<ReturnType<typeof loadWallet>> {
  /** How punctual parcels were handed over; null until there are orders, when a sample is shown. */
  shippingDays: ReactNode;
}

/** The content of the Wallet & Bank page. */
export function WalletBank({ wallet, history, payouts, shippingDays }: WalletBankProps) {
  const [transferType, setTransferType] = useState<RequestType | null>(null);
  /** The currency of a withdrawal where it is not the shop's. */
  const [otherCurrency, setOtherCurrency] = useState<ShopCurrency | null>(null);
  const [isLinking, setLinking] = useState(false);
  // A bank takes days, so only the sandbox is worth asking again in a moment.
  useRefreshWhile(wallet.is_sandbox && wallet.arriving_cents + wallet.leaving_cents > 0);
  const source = wallet.other_balances.find(({ currency }) => currency === otherCurrency) ?? wallet;
  return (
    <>
      {wallet.is_sandbox && <SandboxNote />}
      <div className="grid gap-4 lg:grid-cols-[1.2fr_1fr]">
        <BalanceCard
          wallet={wallet}
          onDeposit={() => setTransferType('deposit')}
          onWithdraw={() => setTransferType('withdrawal')}
          onWithdrawOther={(currency) => {
            setOtherCurrency(currency);
            setTransferType('withdrawal');
          }}
        />
        {wallet.payout_account ? (
          <PayoutAccountCard account={wallet.payout_account} bank={wallet.bank_account} />
        ) : (
          <BankCard
            account={wallet.bank_account}
            isSandbox={wallet.is_sandbox}
            hasTransfers={wallet.has_transfers}
            onLink={() => setLinking(true)}
          />
        )}
      </div>
      <FinancingCard />
      <Section
        title={walletText(shippingDays ? 'punctuality' : 'attendance')}
        isSample={!shippingDays}
        sampleNote={walletText('attendanceSample')}
      >
        {shippingDays ?? <SampleAttendance />}
      </Section>
      {(wallet.has_transfers || payouts.rows.length > 0) && (
        <Section title={payoutsText('title')}>
          <Payouts wallet={wallet} first={payouts} />
        </Section>
      )}
      <Section title={walletText('history')} isSample={!wallet.is_live} sampleNote={walletText('historySample')}>
        {wallet.is_live ? (
          <History first={history} />
        ) : (
          <MovementsTable caption={walletText('sampleTransactions')} movements={sampleMovements(wallet.currency)} />
        )}
      </Section>
      <TransferDialog
        type={transferType}
        availableCents={source.payable_cents}
        bank={wallet.bank_account}
        walletTypes={wallet.wallet_types}
        isSandbox={wallet.is_sandbox}
        limits={{ currency: source.currency, smallest: source.smallest_cents, largest: source.largest_cents }}
        onClose={() => {
          setTransferType(null);
          setOtherCurrency(null);
        }}
      />
      <LinkDialog isOpen={isLinking} wallet={wallet} onClose={() => setLinking(false)} />
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
