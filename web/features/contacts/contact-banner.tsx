import { MailCheck } from 'lucide-react';
import { contactBannerText } from '../../../messages/contact-banner.ts';
import { askForContact } from '../../lib/contact-check.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';

/** Reminds a new account that its email or phone is not confirmed yet. */
export function ContactBanner({ className = '' }: { className?: string }) {
  const session = useSession();
  if (session?.post.has_verified_contact !== false) return null;
  const isEmail = Boolean(session.post.email);
  return (
    <section aria-label={contactBannerText('label')} className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <p className="min-w-0 flex-[1_1_12rem] text-sm">
          {contactBannerText(isEmail ? 'confirmEmail' : 'confirmPhone')}
        </p>
        <Button onClick={() => void askForContact()}>{contactBannerText('enterCode')}</Button>
      </div>
    </section>
  );
}
