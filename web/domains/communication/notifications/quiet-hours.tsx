import { notificationChoicesText } from '../../../../i18n/generated/notification-choices.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface Quiet {
  quiet_from: number | null;
  quiet_until: number | null;
}

interface QuietHoursProps {
  from: number | null;
  until: number | null;
  onChange: (quiet: Quiet) => void;
}

const never = 'never';
const evening = 22 * 60;
const morning = 7 * 60;

/** Between which hours nothing is sent that can wait. */
export function QuietHours({ from, until, onChange }: QuietHoursProps) {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour * 60),
    label: `${String(hour).padStart(2, '0')}:00`,
  }));
  const choose = (text: string, other: number) =>
    text === never
      ? { quiet_from: null, quiet_until: null }
      : { quiet_from: Number(text), quiet_until: until ?? other };
  return (
    <fieldset>
      <legend className="font-semibold">{notificationChoicesText('quiet')}</legend>
      <p className="mb-2 text-muted text-sm">{notificationChoicesText('quietHint')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={notificationChoicesText('from')}
          value={from === null ? never : String(from)}
          onChange={({ target }) => onChange(choose(target.value, morning))}
          options={[{ value: never, label: notificationChoicesText('never') }, ...hours]}
        />
        <SelectField
          label={notificationChoicesText('until')}
          value={until === null ? never : String(until)}
          disabled={from === null}
          onChange={({ target }) => onChange({ quiet_from: from ?? evening, quiet_until: Number(target.value) })}
          options={[...(until === null ? [{ value: never, label: notificationChoicesText('never') }] : []), ...hours]}
        />
      </div>
    </fieldset>
  );
}
