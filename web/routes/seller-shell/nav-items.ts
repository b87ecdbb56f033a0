import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  Images,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Settings,
  Sparkles,
  Store,
  TrendingUp,
  Wallet,
} from 'lucide-react';
import type { sellerShellText } from '../../../i18n/generated/seller-shell.ts';

type Label = Parameters<typeof sellerShellText>[0];

export interface NavItem {
  to: string;
  label: Label;
  /** A second line of the label. */
  detail?: Label;
  /** A short label; items that have one are in the bottom bar of small screens. */
  short?: Label;
  icon: LucideIcon;
}

/** The pages of a seller's workspace in the order of the sidebar. */
export const navItems: readonly NavItem[] = [
  { to: '/chat', label: 'chat', short: 'chat', icon: Sparkles },
  { to: '/income', label: 'income', short: 'incomeShort', icon: TrendingUp },
  { to: '/buyer-analytics', label: 'buyerAnalytics', icon: ChartNoAxesColumn },
  { to: '/wallet-bank', label: 'wallet', short: 'walletShort', icon: Wallet },
  { to: '/invoices', label: 'invoices', icon: ReceiptText },
  { to: '/resources', label: 'resources', icon: Images },
  { to: '/storefront', label: 'myListings', detail: 'myListingsDetail', short: 'myListingsShort', icon: Store },
  { to: '/storefront/messages', label: 'messages', icon: MessageCircle },
  { to: '/settings', label: 'settings', icon: Settings },
  { to: '/faq', label: 'helpCenter', icon: CircleQuestionMark },
];

/** The item of the page that is open: the one that names most of its path. */
export function currentItem(pathname: string): NavItem | undefined {
  const found = navItems.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return found.sort((one, other) => other.to.length - one.to.length)[0];
}
