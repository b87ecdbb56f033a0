import type { ReactNode } from 'react';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import {
  carrierIds,
  carriers,
  isCarrierId,
  looksLikeNumberOf,
  readTrackingNumber,
} from '../../../../../reference-data/shipping/carriers.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../../lib/storage/stored-text.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

const lastCarrier = storedText(storageKeys.carrier);

/** The carrier of the seller's last parcel; the first of the table before there is one. */
export function readLastCarrier(): string {
  const last = lastCarrier.read() ?? '';
  return isCarrierId(last) ? last : (carrierIds[0] ?? '');
}

export const rememberCarrier = (carrier: string) => lastCarrier.write(carrier);

export function CarrierField({ carrier, onChange }: { carrier: string; onChange: (carrier: string) => void }) {
  return (
    <SelectField
      label={shipDialogText('carrier')}
      name="carrier"
      value={carrier}
      options={carrierIds.map((id) => ({ value: id, label: carriers[id].name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface TrackingNumberFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  carrier: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A number that does not look like the carrier's is questioned, but not refused. */
export function TrackingNumberField({ carrier, hint, onChange, ...field }: TrackingNumberFieldProps) {
  const number = readTrackingNumber(field.value);
  const looksWrong = number !== null && isCarrierId(carrier) && !looksLikeNumberOf(carrier, number);
  return (
    <TextField
      {...field}
      hint={looksWrong ? shipDialogText('looksWrong', { carrier: carriers[carrier].name }) : hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The problem of an optional tracking number, or null. */
export function findNumberProblem(text: string): string | null {
  return text.trim() && readTrackingNumber(text) === null ? shipDialogText('notANumber') : null;
}
