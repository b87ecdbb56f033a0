import type { KeyboardEvent } from 'react';

/** The keydown handler of a tab list: arrow keys, Home and End select another tab and focus it. */
export function handleTabKeyDown<Id>(
  event: KeyboardEvent<HTMLElement>,
  ids: readonly Id[],
  selected: Id,
  onSelect: (id: Id) => void,
): void {
  const current = ids.indexOf(selected);
  const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  const index = (target + ids.length) % ids.length;
  const next = ids[index];
  if (next === undefined) return;
  event.preventDefault();
  onSelect(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
}
