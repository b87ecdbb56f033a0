import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UserType } from '../../contracts/accounts.ts';
import { useFailureToast } from './failure-toast.ts';

export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

interface FormWork<Name extends string> {
  /** What is wrong, by field, with values that are already trimmed. */
  check: (values: Record<Name, string>) => FormErrors<Name>;
  /** Called only when nothing is wrong; the form is busy until it is done, and says why when it rejects. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** Whose messages these are; the seller's unless it says otherwise. */
  side?: UserType;
}

/**
 * One form. What is typed stays in the page's own fields, found by their names: whatever a password manager fills in,
 * even before our code runs, counts as typed, and nothing is lost when sending fails.
 */
export function useForm<Name extends string>(names: readonly Name[], { check, send, side }: FormWork<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const showFailure = useFailureToast(side);

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = readTrimmed(event.currentTarget, names);
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      showFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Takes back what was said about a field, because it is being changed. */
  function clearError(name: string) {
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  }

  return {
    errors,
    isBusy,
    /** False until the page is awake; a form sent before that would carry its values in the address. */
    isReady: useIsAwake(),
    clearError,
    /** For a form that is put away: what was said about it does not wait for the next one. */
    clearErrors: () => setErrors({}),
    props: {
      ref,
      noValidate: true,
      onSubmit: submit,
      onInput: (event: { target: EventTarget }) => clearError((event.target as HTMLInputElement).name),
    },
  };
}

function readTrimmed<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const filled = Object.fromEntries(new FormData(form));
  return Object.fromEntries(names.map((name) => [name, String(filled[name] ?? '').trim()])) as Record<Name, string>;
}

const neverChanges = () => () => undefined;

function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
