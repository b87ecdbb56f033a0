import { cleanCode, isCode } from '../../../../contracts/identity/rules/contact-rules.ts';
import { contactDialogText } from '../../../../i18n/generated/contact-dialog.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { useContactCode } from './use-contact-code.ts';

/** Asks for the six digits that were sent to the email or phone. */
export function ContactDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { contact, other, problem, ...code } = useContactCode(onDone);
  const form = useForm(['code'] as const, {
    check: ({ code: typed }): { code?: string } =>
      isCode(cleanCode(typed)) ? {} : { code: contactDialogText('codeRequired') },
    send: ({ code: typed }) => code.confirm(typed),
  });
  const isEmail = contact?.type !== 'phone';
  return (
    <Dialog isOpen onClose={() => onDone(false)} title={contactDialogText(isEmail ? 'titleEmail' : 'titlePhone')}>
      {contact ? (
        <form {...form.props} className="flex flex-col gap-4">
          <p className="text-muted [overflow-wrap:anywhere]">
            {contactDialogText('sentTo', { address: contact.pending ?? contact.address ?? '' })}
          </p>
          <OutboxNote type={contact.type} />
          <CodeField
            label={contactDialogText('code')}
            autoFocus
            onInput={code.clearProblem}
            error={form.errors.code ?? problem ?? undefined}
          />
          <Button type="submit" tone="primary" isBusy={form.isBusy} disabled={!form.isReady}>
            {contactDialogText('confirm')}
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button disabled={code.waitSeconds > 0} onClick={() => void code.send(contact)}>
              {code.waitSeconds > 0
                ? contactDialogText('sendAgainIn', { count: code.waitSeconds })
                : contactDialogText('sendAgain')}
            </Button>
            {other && (
              <Button onClick={() => void code.choose(other)}>
                {contactDialogText(isEmail ? 'usePhone' : 'useEmail')}
              </Button>
            )}
          </div>
        </form>
      ) : problem ? (
        <div className="flex flex-col items-start gap-4">
          <p role="alert">{problem}</p>
          <Button onClick={() => void code.load()}>{contactDialogText('tryAgain')}</Button>
        </div>
      ) : (
        <Skeleton className="h-40 rounded-card" />
      )}
    </Dialog>
  );
}
