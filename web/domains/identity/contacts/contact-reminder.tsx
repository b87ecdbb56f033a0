import { MailCheck } from 'lucide-react';
import { contactBannerText } from '../../../../i18n/generated/contact-banner.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { askForContact } from '../session/contact-check.ts';
import { useConfirmedElsewhere } from './use-confirmed-elsewhere.ts';

/** A line with a button to enter the code. */
export function ContactReminder({ isEmail, className }: { isEmail: boolean; className: string }) {
  useConfirmedElsewhere();
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
