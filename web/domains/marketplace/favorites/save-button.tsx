import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { favoritesText } from '../../../../i18n/generated/favorites.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ButtonStyle } from '../../../ui/buttons/button-style.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { signInPath } from '../../identity/session/return-path.ts';
import { useSession } from '../../identity/session/session.ts';
import { consumePostSignInFavorite, savePostSignInFavorite, setFavorite, useIsFavorite } from './favorites-store.ts';

interface SaveButtonProps extends Pick<ButtonStyle, 'tone' | 'size' | 'isWide' | 'className'> {
  productId: string;
  /** On a phone only a heart in the upper corner of the card. */
  isHeartOnPhone?: boolean;
}

/** Saves a product for a signed-in customer; a guest signs in first, and it is saved when they return. */
export function SaveButton({ productId, isWide = true, isHeartOnPhone, className, ...look }: SaveButtonProps) {
  const isSaved = useIsFavorite(productId);
  const session = useSession();
  const isCustomer = session?.user_type === 'customer';
  const goToSignIn = useGoToSignIn();
  const showToast = useToast();

  async function change(id: string, isFavorite: boolean) {
    try {
      await setFavorite(id, isFavorite);
      return true;
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'customer' });
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the favorite stored before the sign-in is saved once after it.
  useEffect(() => {
    const storedId = isCustomer ? consumePostSignInFavorite() : null;
    if (storedId) {
      void change(storedId, true).then((isDone) => {
        if (isDone) showToast({ text: favoritesText('saved'), accountRole: 'customer' });
      });
    }
  }, [isCustomer]);

  function toggle() {
    if (isCustomer) void change(productId, !isSaved);
    else if (session) showToast({ text: favoritesText('customersOnly'), accountRole: 'seller' });
    else {
      savePostSignInFavorite(productId);
      goToSignIn();
    }
  }

  return (
    <Button
      {...look}
      isWide={isWide}
      className={classes(
        isHeartOnPhone && 'max-sm:absolute max-sm:top-1 max-sm:right-1 max-sm:z-1 max-sm:w-11 max-sm:px-0',
        className,
      )}
      aria-pressed={isSaved}
      onClick={toggle}
      icon={
        <Heart
          aria-hidden="true"
          className={classes(
            'size-[1.2em] shrink-0 transition duration-150',
            isSaved && 'fill-current',
            isSaved && look.tone !== 'primary' && 'text-brand',
          )}
        />
      }
    >
      <span className={isHeartOnPhone ? 'max-sm:sr-only' : undefined}>{favoritesText(isSaved ? 'saved' : 'save')}</span>
    </Button>
  );
}

function useGoToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(signInPath('customer', pathname + search, 'save'));
}
