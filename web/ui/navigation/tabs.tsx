import { type ReactNode, useId } from 'react';
import { classes } from '../buttons/classes.ts';
import { handleTabKeyDown } from './tab-keyboard.ts';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs as a segmented control. Arrow keys move and select; only the selected tab is in the tab order. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const group = useId();
  const selectedTab = tabs.find((tab) => tab.id === selected);

  const ids = tabs.map(({ id }) => id);

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => handleTabKeyDown(event, ids, selected, onSelect)}
        className="flex rounded-card bg-sunken p-1.25"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${group}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classes(
              'min-h-10.5 flex-1 rounded-[0.6875rem] px-4 max-tiny:px-1 font-semibold text-body transition duration-150',
              'pointer-coarse:min-h-11',
              tab.id === selected ? 'bg-surface text-ink shadow-soft' : 'text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-tab-${selected}`} className="pt-5">
        {selectedTab?.panel}
      </div>
    </div>
  );
}
