import { type KeyboardEvent, useRef, useState } from 'react';
import { listingStates } from '../../../../contracts/selling/my-listings.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import type { ColumnId } from './table-columns.ts';

type Move = 'down' | 'right' | 'left' | 'none';

interface CellEditorProps {
  label: string;
  column: ColumnId;
  initial: string;
  onDone: (text: string, move: Move) => void;
  onCancel: () => void;
}

const box =
  'absolute inset-0 w-full bg-surface px-2 text-base text-ink outline-2 outline-brand -outline-offset-2 sm:text-sm';

/** The field in an opened cell: Enter and Tab keep what was typed, Escape does not. */
export function CellEditor({ label, column, initial, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const isOver = useRef(false);

  function finish(move: Move, value = text) {
    if (isOver.current) return;
    isOver.current = true;
    onDone(value, move);
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation();
    // Enter also chooses a word of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      finish('down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      finish(event.shiftKey ? 'left' : 'right');
    }
  }

  const common = { 'aria-label': label, autoFocus: true, onKeyDown: handleKey, onBlur: () => finish('none') };
  if (column === 'state') {
    return (
      <select {...common} className={box} value={text} onChange={({ target }) => setText(target.value)}>
        {listingStates.map((state) => (
          <option key={state} value={state}>
            {myListingsText(state)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      className={box}
      value={text}
      dir="auto"
      inputMode={column === 'title' ? 'text' : 'decimal'}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
