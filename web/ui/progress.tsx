/** How far a named piece of work has come; without a value it says only that work goes on. */
export function Progress({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  return <progress className="progress" aria-label={label} max={max} {...(value === undefined ? {} : { value })} />;
}
