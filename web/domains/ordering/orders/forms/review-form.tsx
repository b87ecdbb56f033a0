import { Star } from 'lucide-react';
import { useState } from 'react';
import { reviewOrder } from '../../../../../contracts/ordering/orders/customer-orders.ts';
import type { OrderLine } from '../../../../../contracts/ordering/orders/orders.ts';
import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useOrderCall } from '../../order-parts/use-order-call.ts';
import { PhotoField } from '../../order-photos/photo-field.tsx';
import type { OrderFormProps } from './order-request.ts';

const places = [1, 2, 3, 4, 5];

export function ReviewForm({ order, line, ...end }: OrderFormProps & { line: OrderLine }) {
  const sendCall = useOrderCall(end);
  const form = useForm(['stars', 'text', 'photo'] as const, {
    accountRole: 'customer',
    check: ({ stars }): { stars?: string } => (stars ? {} : { stars: orderDialogsText('starsRequired') }),
    send: ({ stars, text, photo }) =>
      sendCall(() => {
        const rest = { photo: photo || undefined, language: getLocale() };
        const body = { line_id: line.id, stars: Number(stars), text, ...rest };
        return api(reviewOrder, { params: { id: order.id }, body });
      }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p dir="auto" className="font-bold wrap-anywhere">
        {line.title}
      </p>
      <StarChoice error={form.errors.stars} />
      <TextArea
        label={orderDialogsText('yourWords')}
        hint={orderDialogsText('yourWordsHint')}
        name="text"
        maxLength={2000}
      />
      <PhotoField name="photo" orderId={order.id} label={orderDialogsText('addPhoto')} />
      <FormButtons
        label={orderDialogsText('publish')}
        cancelLabel={orderDialogsText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}

/** Five radio buttons that look like stars. */
function StarChoice({ error }: { error: string | undefined }) {
  const [stars, setStars] = useState(0);
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{orderDialogsText('yourStars')}</legend>
      <div className="flex">
        {places.map((place) => (
          <label
            key={place}
            className="flex size-11 cursor-pointer items-center justify-center rounded-full text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="stars"
              value={place}
              checked={place === stars}
              onChange={() => setStars(place)}
              aria-label={orderDialogsText('star', { count: place })}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <Star aria-hidden="true" className={classes('size-7', place <= stars && 'fill-current')} />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="font-medium text-bad text-caption empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
