import { Package } from 'lucide-react';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { useLogOut } from '../../../domains/identity/session/log-out.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';

/**
 * Both states are in the HTML, because it is the same for everyone; the `data-session` attribute that the first-paint
 * script sets on the body decides which one is displayed.
 */
export function AccountActions({ className }: { className?: string }) {
  const logOut = useLogOut();
  return (
    <div className={classes('flex items-center justify-end gap-1.5 max-md:flex-wrap sm:gap-2.5', className)}>
      <div className="for-customers contents">
        <ButtonLink
          to="/orders"
          className="max-sm:w-11 max-sm:px-0"
          icon={<Package aria-hidden="true" className="size-5 shrink-0 lg:hidden" />}
        >
          <span className="max-lg:sr-only">{shellText('orders')}</span>
        </ButtonLink>
      </div>
      <div className="for-signed-in contents">
        <Button onClick={logOut} className="max-sm:px-2.5 max-sm:text-caption">
          {shellText('logOut')}
        </Button>
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
