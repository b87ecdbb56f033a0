import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { reviewOrder } from '../../../contracts/customer-orders.ts';
import type { OrderLine } from '../../../contracts/orders.ts';
import { orderDialogsText } from '../../../messages/generated/order-dialogs.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useForm } from '../../ui/forms.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { PhotoField } from '../order-photos/photo-field.tsx';
import type { OrderFormProps } from './order-dialog.ts';

const places = [1, 2, 3, 4, 5];

export function ReviewForm({ order, line, onDone, onClose }: OrderFormProps & { line: OrderLine }) {
  const photo = useRef<string>(undefined);
  const form = useForm(['stars', 'text'] as const, {
    side: 'customer',
    check: ({ stars }): { stars?: string; text?: string } =>
      stars ? {} : { stars: orderDialogsText('starsRequired') },
    async send({ stars, text }) {
      const body = { line_id: line.id, stars: Number(stars), text, photo: photo.current, language: pageLanguage() };
      onDone((await api(reviewOrder, { params: { id: order.id }, body })).order);
    },
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
      <PhotoField
        orderId={order.id}
        label={orderDialogsText('addPhoto')}
        onPhoto={(name) => {
          photo.current = name;
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{orderDialogsText('close')}</Button>
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {orderDialogsText('publish')}
        </Button>
      </div>
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
