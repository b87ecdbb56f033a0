import {
  BellRing,
  Heart,
  LifeBuoy,
  LogIn,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Package,
  Settings,
  ShoppingCart,
  Sparkles,
  Star,
  Store,
  UserRound,
} from 'lucide-react';
import type { UserType } from '../../../../../contracts/identity/accounts.ts';
import type { accountMenuText } from '../../../../../i18n/generated/account-menu.ts';

export interface AccountMenuEntry {
  to: string;
  label: Parameters<typeof accountMenuText>[0];
  icon: LucideIcon;
}

/** What the account menu leads to, in its order, by who opens it; a new page is one line here. */
export const accountMenuEntries: Record<UserType | 'guest', readonly AccountMenuEntry[]> = {
  guest: [
    { to: '/signin-user', label: 'logIn', icon: LogIn },
    { to: '/signin', label: 'sell', icon: Store },
    { to: '/favorites', label: 'favorites', icon: Heart },
    { to: '/cart', label: 'cart', icon: ShoppingCart },
    { to: '/help', label: 'help', icon: LifeBuoy },
    { to: '/contact', label: 'contact', icon: Mail },
  ],
  customer: [
    { to: '/account', label: 'account', icon: UserRound },
    { to: '/orders', label: 'orders', icon: Package },
    { to: '/messages', label: 'messages', icon: MessageCircle },
    { to: '/addresses', label: 'addresses', icon: MapPin },
    { to: '/reviews', label: 'reviews', icon: Star },
    { to: '/favorites', label: 'favorites', icon: Heart },
    { to: '/following', label: 'follows', icon: BellRing },
    { to: '/cart', label: 'cart', icon: ShoppingCart },
    { to: '/help', label: 'help', icon: LifeBuoy },
    { to: '/contact', label: 'contact', icon: Mail },
  ],
  seller: [
    { to: '/chat', label: 'workspace', icon: Sparkles },
    { to: '/storefront', label: 'listings', icon: Store },
    { to: '/storefront/orders', label: 'orders', icon: Package },
    { to: '/storefront/messages', label: 'messages', icon: MessageCircle },
    { to: '/profile', label: 'profile', icon: UserRound },
    { to: '/settings', label: 'settings', icon: Settings },
    { to: '/faq', label: 'help', icon: LifeBuoy },
    { to: '/contact', label: 'contact', icon: Mail },
  ],
};
