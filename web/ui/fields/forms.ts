import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isApiFailure } from '../../../contracts/client/client.ts';
import type { ErrorCode } from '../../../contracts/errors.ts';
import { useFailureToast } from '../overlays/failure-toast.ts';

export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** Validates the trimmed values; returns the errors by field. */
  check: (values: Record<Name, string>) => FormErrors<Name>;
  /** Called with valid values; the form is busy until it settles and shows a toast when it rejects. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** The fields that errors of the server are about: those are shown there, where they stay, and not as a toast. */
  refusals?: Partial<Record<ErrorCode, Name>>;
  /** Whose toasts are shown; the seller's by default. */
  accountRole?: 'seller' | 'customer';
}

/**
 * An uncontrolled form: values are read from the DOM by field name on submit, so that values which a password manager
 * filled in before hydration count, and nothing is lost when sending fails.
 */
export function useForm<Name extends string>(
  names: readonly Name[],
  { check, send, refusals = {}, accountRole }: FormOptions<Name>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [failedSubmits, setFailedSubmits] = useState(0);
  const showFailure = useFailureToast(accountRole);

  useEffect(() => {
    if (failedSubmits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSubmits]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = readTrimmed(event.currentTarget, names);
    const newErrors = check(values);
    setErrors(newErrors);
    if (Object.keys(newErrors).length > 0) return setFailedSubmits((count) => count + 1);
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!showAtField(error)) showFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function showAtField(error: unknown): boolean {
    if (!isApiFailure(error)) return false;
    const name = refusals[error.code as ErrorCode];
    if (!name) return false;
    setErrors({ [name]: error.message } as FormErrors<Name>);
    setFailedSubmits((count) => count + 1);
    return true;
  }

  function clearError(name: string) {
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  }

  return {
    errors,
    isBusy,
    /** False until hydration; a form submitted before that would put its values into the URL. */
    isReady: useIsHydrated(),
    clearError,
    /** For a form that is closed, so that it opens without old errors. */
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
  const entries = Object.fromEntries(new FormData(form));
  return Object.fromEntries(names.map((name) => [name, String(entries[name] ?? '').trim()])) as Record<Name, string>;
}

const subscribeToNothing = () => () => undefined;

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
