import { useLazy } from '../../../lib/react/use-lazy.ts';
import { useSession } from '../session/session.ts';

const loadReminder = () => import('./contact-reminder.tsx').then((module) => module.ContactReminder);

/** Reminds a new account that its email or phone is not confirmed yet; loaded only for those. */
export function ContactBanner({ className = '' }: { className?: string }) {
  const session = useSession();
  const isUnverified = session?.post.has_verified_contact === false;
  const Reminder = useLazy(loadReminder, isUnverified);
  return isUnverified && Reminder ? <Reminder isEmail={Boolean(session.post.email)} className={className} /> : null;
}
