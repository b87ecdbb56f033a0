import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  Images,
  type LucideIcon,
  ReceiptText,
  Settings,
  Sparkles,
  Store,
  TrendingUp,
  Wallet,
} from 'lucide-react';

export interface NavItem {
  to: string;
  label: string;
  /** A second line of the label. */
  detail?: string;
  /** A short label; items that have one are in the bottom bar of small screens. */
  short?: string;
  icon: LucideIcon;
}

/** The pages of a seller's workspace in the order of the sidebar. */
export const navItems: readonly NavItem[] = [
  { to: '/chat', label: 'AI Chat', short: 'AI Chat', icon: Sparkles },
  { to: '/income', label: 'Income Dashboard', short: 'Income', icon: TrendingUp },
  { to: '/buyer-analytics', label: 'Buyer Analytics', icon: ChartNoAxesColumn },
  { to: '/wallet-bank', label: 'Wallet & Bank', short: 'Wallet', icon: Wallet },
  { to: '/invoices', label: 'Invoices', icon: ReceiptText },
  { to: '/resources', label: 'Resources', icon: Images },
  { to: '/storefront', label: 'My Storefront', detail: 'Products and Orders', short: 'Storefront', icon: Store },
  { to: '/settings', label: 'Settings', icon: Settings },
  { to: '/faq', label: 'Help Center', icon: CircleQuestionMark },
];
