import { memo, type ReactNode, useId } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { controlClasses } from '../../../ui/fields/field.tsx';
import type { EditedVariant } from './variant-draft.ts';
import type { VariantErrors } from './variant-set.ts';

export const rowColumns = 'lg:grid-cols-[minmax(8rem,1.4fr)_8rem_7rem_minmax(8rem,1fr)_12rem_5.5rem]';

interface VariantRowProps {
  variant: EditedVariant;
  place: number;
  name: string;
  currency: string;
  photos: readonly string[];
  errors: VariantErrors | undefined;
  onChange: (place: number, part: Partial<EditedVariant>) => void;
}

/** Price, stock, SKU and photo of a combination: a row of the table, or a card where it is narrow. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { variant, place, name, currency, photos, errors = {}, onChange } = props;
  const { stock, stockBefore, photo, isOffered } = variant;
  const nameId = useId();
  const input = (part: keyof VariantErrors) => ({
    name: `${part}-${place}`,
    autoComplete: 'off',
    disabled: !isOffered,
    value: variant[part],
    onChange: ({ target }: { target: { value: string } }) => onChange(place, { [part]: target.value }),
    className: controlClasses,
  });
  const choices = photo === '' || photos.includes(photo) ? photos : [...photos, photo];
  return (
    <li
      aria-labelledby={nameId}
      className={classes('grid grid-cols-2 items-start gap-3 py-4 lg:items-center lg:py-2', rowColumns)}
    >
      <p
        id={nameId}
        dir="auto"
        className={classes('col-span-2 font-semibold text-sm wrap-anywhere lg:col-span-1', !isOffered && 'text-muted')}
      >
        {name}
      </p>
      <Cell name={name} label={listingVariantsText('price', { currency })} error={errors.price}>
        {(control) => <input {...input('price')} {...control} inputMode="decimal" />}
      </Cell>
      <Cell name={name} label={listingVariantsText('stock')} error={errors.stock}>
        {(control) => (
          <input
            {...input('stock')}
            {...control}
            inputMode="numeric"
            placeholder={stock === '' && stockBefore === null ? listingVariantsText('uncounted') : '0'}
          />
        )}
      </Cell>
      <Cell name={name} label={listingVariantsText('sku')} error={errors.sku}>
        {(control) => <input {...input('sku')} {...control} dir="auto" />}
      </Cell>
      <Cell name={name} label={listingVariantsText('photo')}>
        {(control) => (
          <span className="flex items-center gap-2">
            {photo !== '' && (
              <img
                src={pictureAddress(photo, 160, 'webp')}
                alt=""
                width={40}
                height={40}
                className="size-10 shrink-0 rounded-control bg-sunken object-cover"
              />
            )}
            <select
              {...control}
              disabled={!isOffered}
              value={photo}
              onChange={({ target }) => onChange(place, { photo: target.value })}
              className={classes(controlClasses, 'min-w-0')}
            >
              <option value="">{listingVariantsText('listingPhoto')}</option>
              {choices.map((file, at) => (
                <option key={file} value={file}>
                  {listingVariantsText('photoNumber', { number: at + 1 })}
                </option>
              ))}
            </select>
          </span>
        )}
      </Cell>
      <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3 lg:col-span-1 lg:justify-center">
        <input
          type="checkbox"
          aria-label={listingVariantsText('cell', { name, column: listingVariantsText('forSale') })}
          checked={isOffered}
          onChange={({ target }) => onChange(place, { isOffered: target.checked })}
          className="size-5 shrink-0 accent-brand"
        />
        <span aria-hidden="true" className="font-semibold text-sm lg:hidden">
          {listingVariantsText('forSale')}
        </span>
      </label>
    </li>
  );
});

interface CellProps {
  /** Of the variant, which screen readers hear with each field. */
  name: string;
  label: string;
  error?: string | undefined;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field whose label is the head of its column where that is shown. */
function Cell({ name, label, error, children }: CellProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id}>
        <span aria-hidden="true" className="font-semibold text-caption lg:hidden">
          {label}
        </span>
        <span className="sr-only">{listingVariantsText('cell', { name, column: label })}</span>
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      <p id={`${id}-error`} aria-live="polite" className="font-medium text-bad text-caption empty:hidden">
        {error}
      </p>
    </div>
  );
}
