import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import {
  addPasskey,
  passkeyNameLength,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
} from '../../../../contracts/identity/passkeys.ts';
import type { Security } from '../../../../contracts/identity/security.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { createPasskey, findPasskeyProblem } from '../session/passkeys.ts';
import { useSecurityCall } from './use-security-call.ts';

type Passkey = Security['passkeys'][number];

interface PasskeyListProps {
  passkeys: Passkey[];
  onChanged: () => void;
}

export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const { busyWith, call } = useSecurityCall(onChanged);
  const withReauthentication = useReauthentication();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const problem = useSyncExternalStore(
    () => () => undefined,
    findPasskeyProblem,
    () => null,
  );

  async function add() {
    try {
      const { options } = await withReauthentication(() => api(startPasskeyRegistration));
      const response = await createPasskey(options);
      if (!response) return showToast({ text: securityText('passkeyFailed'), tone: 'bad', accountRole: 'seller' });
      await call('add', () => api(addPasskey, { body: { response } }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <section aria-labelledby="passkeys-heading">
      <h3 id="passkeys-heading" className="font-sans font-semibold text-body">
        {securityText('passkeys')}
      </h3>
      {passkeys.length === 0 && <p className="mt-1 text-muted text-sm">{securityText('noPasskeys')}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-3 py-3">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <p className="min-w-0 flex-[1_1_12rem]">
              <span className="block break-words font-semibold">{passkey.name}</span>
              <span className="text-caption text-muted">
                {securityText('usedLast', {
                  added: formatDate(passkey.created_at),
                  used: formatDate(passkey.last_used_at),
                })}
              </span>
            </p>
            <Button
              size="small"
              aria-label={securityText('renamePasskey', { name: passkey.name })}
              onClick={() => setRenamed(passkey)}
            >
              {securityText('rename')}
            </Button>
            <Button
              size="small"
              isBusy={busyWith === passkey.id}
              aria-label={securityText('removePasskey', { name: passkey.name })}
              onClick={() => call(passkey.id, () => api(removePasskey, { params: { id: passkey.id } }))}
            >
              {securityText('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={add} isBusy={busyWith === 'add'} disabled={problem !== null}>
        {securityText('addPasskey')}
      </Button>
      {problem && (
        <p className="mt-1 text-muted text-sm">
          {securityText(problem === 'address' ? 'noPasskeysAtAddress' : 'noPasskeysHere')}
        </p>
      )}
      <Dialog isOpen={renamed !== null} onClose={() => setRenamed(null)} title={securityText('renameTitle')}>
        {renamed && (
          <RenameForm
            passkey={renamed}
            onSave={async (name) => {
              const body = { name };
              const saved = await call('rename', () => api(renamePasskey, { params: { id: renamed.id }, body }));
              if (saved) setRenamed(null);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function RenameForm({ passkey, onSave }: { passkey: Passkey; onSave: (name: string) => Promise<void> }) {
  const form = useForm(['name'] as const, {
    check: ({ name }): { name?: string } => (name ? {} : { name: securityText('nameRequired') }),
    send: ({ name }) => onSave(name),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={securityText('name')}
        name="name"
        defaultValue={passkey.name}
        maxLength={passkeyNameLength}
        autoComplete="off"
        error={form.errors.name}
      />
      <Button type="submit" tone="primary" className="self-end" isBusy={form.isBusy}>
        {securityText('save')}
      </Button>
    </form>
  );
}
