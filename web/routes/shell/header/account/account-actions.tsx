import { LayoutDashboard, Package } from 'lucide-react';
import { shellText } from '../../../../../i18n/generated/shell.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';

const iconOnSmallScreens = 'max-lg:w-11 max-lg:px-0';

/**
 * The first thing that a guest, a customer or a seller looks for. All three are in the HTML, because it is the same for
 * everyone; the `data-session` attribute that the first-paint script sets on the body decides which one is displayed.
 */
export function AccountActions({ className }: { className?: string }) {
  return (
    <div className={classes('flex items-center justify-end gap-1.5 max-md:flex-wrap sm:gap-2.5', className)}>
      <div className="for-customers contents">
        <ButtonLink
          to="/orders"
          className={iconOnSmallScreens}
          icon={<Package aria-hidden="true" className="size-5 shrink-0 lg:hidden" />}
        >
          <span className="max-lg:sr-only">{shellText('orders')}</span>
        </ButtonLink>
      </div>
      <div className="for-sellers contents">
        <ButtonLink
          to="/chat"
          className={iconOnSmallScreens}
          icon={<LayoutDashboard aria-hidden="true" className="size-5 shrink-0 lg:hidden" />}
        >
          <span className="max-lg:sr-only">{shellText('workspace')}</span>
        </ButtonLink>
      </div>
      <div className="for-guests contents">
        <ButtonLink to="/signin-user">{shellText('logIn')}</ButtonLink>
        <ButtonLink to="/signin" tone="primary">
          {shellText('seller')}
        </ButtonLink>
      </div>
    </div>
  );
}
