/** A progress bar; indeterminate without a value. */
export function Progress({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  return <progress className="progress" aria-label={label} max={max} {...(value === undefined ? {} : { value })} />;
}
