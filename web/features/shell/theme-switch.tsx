import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

const choices = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

interface ThemeSwitchProps {
  /** One icon button that toggles the theme. */
  isCompact?: boolean;
}

export function ThemeSwitch({ isCompact = false }: ThemeSwitchProps) {
  const [current, choose] = useTheme();
  if (!isCompact) return <SegmentedControl label="Theme" choices={choices} selected={current} onSelect={choose} />;
  const isDark = current === 'dark';
  return (
    <IconButton
      label={isDark ? 'Change to the light theme' : 'Change to the dark theme'}
      icon={isDark ? Sun : Moon}
      onClick={() => choose(isDark ? 'light' : 'dark')}
      className="self-center text-muted hover:text-ink"
    />
  );
}
