import { type Theme, useTheme } from '../../lib/theme.ts';
import { classes } from '../../ui/classes.ts';

const choices: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

export function ThemeSwitch() {
  const [current, choose] = useTheme();
  return (
    <fieldset className="inline-flex rounded-card border border-line bg-sunken p-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => choose(theme)}
          className={classes(
            'min-h-9 flex-1 rounded-[0.75rem] px-5 font-semibold text-sm transition duration-150 pointer-coarse:min-h-11',
            theme === current ? 'bg-surface text-ink shadow-soft' : 'text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
