import { Search } from 'lucide-react';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Takes the first result. */
  onEnter: () => void;
}

/** A search inside a form, whose results follow the typing; Enter does not send the form. */
export function SearchField({ label, placeholder, query, onQuery, onEnter }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      icon={Search}
      value={query}
      autoComplete="off"
      placeholder={placeholder}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
