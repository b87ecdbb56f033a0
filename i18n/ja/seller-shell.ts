import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: 'ワークスペース',
  yourWorkspace: 'ワークスペース',
  more: 'その他',
  chat: 'AIチャット',
  income: '売上ダッシュボード',
  incomeShort: '売上',
  buyerAnalytics: '購入者アナリティクス',
  wallet: 'ウォレット・銀行口座',
  walletShort: 'ウォレット',
  invoices: '請求書',
  resources: '画像ツール',
  storefront: 'マイストア',
  storefrontDetail: '商品と注文',
  storefrontShort: 'ストア',
  settings: '設定',
  helpCenter: 'ヘルプセンター',
  upgrade: 'アップグレード',
  help: 'ヘルプ',
  unfoldSidebar: 'サイドバーを開く',
  foldSidebar: 'サイドバーを折りたたむ',
  profile: 'プロフィール',
  yourProfile: 'プロフィール',
  logOut: 'ログアウト',
  pageFailed: 'ページを表示できませんでした · Snapbazaar',
};
