import { Button } from '../buttons/button.tsx';

interface FormButtonsProps {
  /** What sends the form. */
  label: string;
  cancelLabel: string;
  isBusy: boolean;
  /** False while the form cannot be sent. */
  isReady?: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** The two buttons at the end of a form: leave it, or send it. */
export function FormButtons({ label, cancelLabel, isBusy, isReady, isDangerous, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} disabled={isReady === false}>
        {label}
      </Button>
    </div>
  );
}
