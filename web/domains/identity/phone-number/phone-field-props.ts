/** Shared by the full phone field and its plain fallback. */
export interface PhoneFieldProps {
  error?: string;
  onEdit: () => void;
}
