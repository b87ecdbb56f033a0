/** What the phone field takes, whichever of its forms is shown. */
export interface PhoneFieldProps {
  error?: string;
  onEdit: () => void;
}
