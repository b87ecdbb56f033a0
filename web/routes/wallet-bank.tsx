import { fetched } from '../features/money/fetched.ts';
import { loadWallet } from '../features/money/load-money.ts';
import { Loaded } from '../features/money/loaded.tsx';
import { WalletBank } from '../features/money/wallet.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/wallet-bank.ts';

export const meta = () =>
  pageMeta({ title: 'Wallet & Bank · Snapbazaar', description: 'Your balance, your bank account and what has moved.' });

/** Not awaited: the page stands at once, with the shapes of what will come. */
export const clientLoader = () => ({ page: fetched(loadWallet()) });

export default function WalletBankPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title="Wallet & Bank">
      <Loaded what={loaderData.page}>{(data) => <WalletBank {...data} />}</Loaded>
    </SellerPage>
  );
}
