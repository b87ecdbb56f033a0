import { Heart, House, LayoutGrid, type LucideIcon, ShoppingCart, Sparkles, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Logo } from '../../../ui/display/logo.tsx';

interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Whether the current page belongs to this item. */
  isCurrent?: boolean;
}

/** The main navigation of category pages; on phones the top bar links to Home instead. */
export function Sidebar({ foot }: { foot: ReactNode }) {
  const navItems: NavItem[] = [
    { label: shellText('home'), to: '/', icon: House },
    { label: shellText('allCategories'), to: '/search', icon: LayoutGrid, isCurrent: true },
    { label: shellText('myFavorites'), to: '/favorites', icon: Heart },
    { label: shellText('cart'), to: '/cart', icon: ShoppingCart },
    { label: shellText('food'), to: '/design', icon: Utensils },
    { label: shellText('aiBundle'), to: '/chat', icon: Sparkles },
  ];
  return (
    <aside className="hidden w-58 shrink-0 border-line border-r lg:block">
      <div className="sticky top-0 flex h-(--page-height) flex-col overflow-y-auto px-3.5 pb-5">
        <Link to="/" className="mx-2.5 mt-4.5 mb-3 inline-flex min-h-11 items-center self-start rounded-control">
          <Logo />
        </Link>
        <nav aria-label={browseCategoryText('shop')}>
          <ul className="flex flex-col gap-1">
            {navItems.map(({ label, to, icon: Icon, isCurrent }) => (
              <li key={label}>
                <Link
                  to={to}
                  prefetch="intent"
                  aria-current={isCurrent}
                  className={classes(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold transition-colors duration-150',
                    isCurrent ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken',
                  )}
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col items-start gap-4 px-1 pt-6">{foot}</div>
      </div>
    </aside>
  );
}
