import type { ReactNode } from 'react';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import {
  carriers,
  carriersFor,
  isCarrierId,
  looksLikeNumberOf,
  otherCarriersOf,
  readTrackingNumber,
} from '../../../../../reference-data/shipping/carriers.ts';
import { maxTrackingLink, readTrackingLink } from '../../../../../reference-data/shipping/tracking-links.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type CarrierChoice, otherCarrier } from './use-carrier-choice.ts';

const maxSuggestions = 2;

/** The carriers of the seller's country first; another one is typed. */
export function CarrierField({ choice, error }: { choice: CarrierChoice; error: string | undefined }) {
  return (
    <>
      <SelectField
        label={shipDialogText('carrier')}
        name="carrier"
        value={choice.carrier}
        options={[
          ...carriersFor(choice.from).map((id) => ({ value: id, label: carriers[id].name })),
          { value: otherCarrier, label: shipDialogText('otherCarrier') },
        ]}
        onChange={({ target }) => choice.setCarrier(target.value)}
      />
      {choice.carrier === otherCarrier && (
        <TextField
          label={shipDialogText('carrierName')}
          name="carrierName"
          autoComplete="off"
          maxLength={40}
          value={choice.name}
          error={error}
          onChange={({ target }) => choice.setName(target.value)}
        />
      )}
    </>
  );
}

interface TrackingNumberFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  choice: CarrierChoice;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A number that does not look like the carrier's is questioned, but not refused. */
export function TrackingNumberField({ choice, hint, onChange, ...field }: TrackingNumberFieldProps) {
  const { carrier, from, setCarrier } = choice;
  const number = readTrackingNumber(field.value);
  const chosen = isCarrierId(carrier) ? carrier : null;
  const others = number && chosen ? otherCarriersOf(chosen, number, from).slice(0, maxSuggestions) : [];
  const looksWrong = number && chosen && others.length === 0 && !looksLikeNumberOf(chosen, number);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...field}
        hint={looksWrong ? shipDialogText('looksWrong', { carrier: carriers[chosen].name }) : hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="status" className="flex flex-col items-start gap-2 text-sm empty:hidden">
        {others.map((id) => (
          <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warn">
            {shipDialogText('looksLike', { carrier: carriers[id].name })}
            <Button size="small" onClick={() => setCarrier(id)}>
              {shipDialogText('switchTo', { carrier: carriers[id].name })}
            </Button>
          </p>
        ))}
      </div>
    </div>
  );
}

/** The problem of an optional tracking number, or null. */
export function findNumberProblem(text: string): string | null {
  return text.trim() && readTrackingNumber(text) === null ? shipDialogText('notANumber') : null;
}

interface TrackingLinkFieldProps {
  name: string;
  label: string;
  choice: CarrierChoice;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The page about a parcel of a carrier that is not in the table. */
export function TrackingLinkField({ choice, onChange, ...field }: TrackingLinkFieldProps) {
  if (choice.carrier !== otherCarrier) return null;
  return (
    <TextField
      {...field}
      hint={shipDialogText('trackingLinkHint')}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxTrackingLink}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The problem of an optional tracking link, or null. */
export function findLinkProblem(text: string): string | null {
  return text.trim() && readTrackingLink(text) === null ? shipDialogText('notALink') : null;
}
