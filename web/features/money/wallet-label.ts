import { walletNamesText } from '../../../messages/wallet-names.ts';

/** A wallet's name in the page's language; names of banks stay as they are. */
export function walletLabel(name: string): string {
  return name === 'USDT wallet' ? walletNamesText('usdtWallet') : name;
}

/** A fee's rule, such as `1.5 %, at least $0.50`, in the page's language. */
export function feeRuleLabel(rule: string): string {
  const [, percent, amount] = /^([\d.]+) %, at least (\$[\d.]+)$/.exec(rule) ?? [];
  return percent && amount ? walletNamesText('feeRule', { percent, amount }) : rule;
}
