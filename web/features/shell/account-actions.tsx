import { useLogOut } from '../../lib/log-out.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/**
 * Both states are in the page, because its HTML is the same for everyone; the mark that the first-paint script leaves
 * on the body decides which one exists for the reader.
 */
export function AccountActions() {
  const logOut = useLogOut();
  return (
    <div className="flex items-center justify-end gap-1.5 sm:gap-2.5">
      <div className="for-signed-in contents">
        <Button onClick={logOut}>Log out</Button>
      </div>
      <div className="for-guests contents">
        <ButtonLink to="/signin-user">Log in</ButtonLink>
        <ButtonLink to="/signin" tone="primary">
          seller
        </ButtonLink>
      </div>
    </div>
  );
}
