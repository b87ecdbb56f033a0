interface CheckFieldProps {
  name: string;
  label: string;
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with a label and a hint. */
export function CheckField({ name, label, hint, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span className="block font-semibold text-sm">{label}</span>
        <span className="text-caption text-muted">{hint}</span>
      </span>
    </label>
  );
}
