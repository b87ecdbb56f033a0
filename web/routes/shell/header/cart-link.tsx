import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { useSession } from '../../../domains/identity/session/session.ts';
import { useCartUnits } from '../../../domains/ordering/carts/stored-cart.ts';
import { classes } from '../../../ui/buttons/classes.ts';

const maxShownUnits = 99;

interface CartLinkProps {
  /** Shows the label beside the icon. */
  hasLabel?: boolean;
  className?: string;
}

/** The cart with the number of its units, which is kept in this browser; a customer’s is asked for once a page load. */
export function CartLink({ hasLabel = false, className }: CartLinkProps) {
  const units = useCartUnits();
  const token = useCustomerToken();
  useEffect(() => {
    if (token)
      void import('../../../domains/ordering/carts/cart-store.ts').then(
        ({ refreshCart }) => refreshCart(),
        () => undefined,
      );
  }, [token]);
  const label = units > 0 ? shellText('cartWith', { count: units }) : shellText('cart');
  return (
    <Link
      to="/cart"
      aria-label={label}
      title={hasLabel ? undefined : shellText('cart')}
      className={classes(
        'relative inline-flex h-11 shrink-0 items-center gap-3 transition duration-150',
        hasLabel
          ? 'w-full rounded-card px-3 font-semibold text-body hover:bg-sunken'
          : 'w-11 justify-center rounded-full border border-line bg-surface hover:border-faint',
        className,
      )}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {hasLabel && shellText('cart')}
      {units > 0 && (
        <span
          aria-hidden="true"
          className={classes(
            'min-w-5 rounded-full bg-brand px-1 text-center font-bold text-on-brand text-xs leading-5',
            !hasLabel && '-top-1 -right-1 absolute',
          )}
        >
          {units > maxShownUnits ? `${maxShownUnits}+` : units}
        </span>
      )}
    </Link>
  );
}

function useCustomerToken(): string | null {
  const session = useSession();
  return session?.user_type === 'customer' ? session.token : null;
}
