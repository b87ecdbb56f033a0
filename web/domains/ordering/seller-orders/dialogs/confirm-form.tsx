import type { ReactNode } from 'react';
import { useForm } from '../../../../ui/fields/forms.ts';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmFormProps {
  lead: string;
  label: string;
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** A question with one answer. */
export function ConfirmForm({ lead, label, children, onCancel, onConfirm }: ConfirmFormProps) {
  const form = useForm([], { check: () => ({}), send: onConfirm });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{lead}</p>
      {children}
      <DialogButtons label={label} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
