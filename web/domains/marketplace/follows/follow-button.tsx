import { BellPlus, BellRing } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { followsText } from '../../../../i18n/generated/follows.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { signInPath } from '../../identity/session/return-path.ts';
import { useSession } from '../../identity/session/session.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  sellerId: string;
  /** What is known before the followed shops are read. */
  isFollowedFirst?: boolean;
}

/** Follows a shop for a signed-in customer; a guest signs in first and comes back. */
export function FollowButton({ sellerId, isFollowedFirst = false }: FollowButtonProps) {
  const { isFollowed, isBusy, change } = useFollow(sellerId, isFollowedFirst);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const showToast = useToast();
  const Icon = isFollowed ? BellRing : BellPlus;

  function toggle() {
    if (session?.user_type === 'customer') return void change(!isFollowed);
    if (session) return showToast({ text: followsText('customersOnly'), accountRole: 'seller' });
    void navigate(signInPath('customer', pathname + search));
  }

  return (
    <Button
      tone={isFollowed ? 'secondary' : 'primary'}
      aria-pressed={isFollowed}
      isBusy={isBusy}
      onClick={toggle}
      icon={<Icon aria-hidden="true" className="size-[1.2em] shrink-0" />}
    >
      {followsText(isFollowed ? 'following' : 'follow')}
    </Button>
  );
}
