import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';

export interface PublishedListing {
  id: string;
  title: string;
}

/** Says that the listing is live and links to it; takes the focus after the last step. */
export function PublishedNote({ listing: { id, title } }: { listing: PublishedListing }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="flex items-start gap-3 rounded-card bg-good-soft px-4 py-3.5 text-good outline-none"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{wizardProductText('published')}</p>
        <Link
          to={`/product/${id}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          {wizardProductText('seeListing', { title })}
        </Link>
      </div>
    </div>
  );
}
