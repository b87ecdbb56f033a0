import { Moon, Sun } from 'lucide-react';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { useTheme } from '../../../lib/page/theme.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';

const themes = ['light', 'dark'] as const;

interface ThemeSwitchProps {
  /** One icon button that toggles the theme. */
  isCompact?: boolean;
}

export function ThemeSwitch({ isCompact = false }: ThemeSwitchProps) {
  const [current, choose] = useTheme();
  if (!isCompact) {
    const choices = themes.map((id) => ({ id, label: shellText(id) }));
    return <SegmentedControl label={shellText('theme')} choices={choices} selected={current} onSelect={choose} />;
  }
  const isDark = current === 'dark';
  return (
    <IconButton
      label={shellText(isDark ? 'toLightTheme' : 'toDarkTheme')}
      icon={isDark ? Sun : Moon}
      onClick={() => choose(isDark ? 'light' : 'dark')}
      className="self-center text-muted hover:text-ink"
    />
  );
}
