import type { ReactNode } from 'react';
import { offlineText } from '../../../../i18n/generated/offline.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Disclosure } from '../../../ui/overlays/disclosure.tsx';
import type { OfflineLine } from '../../ordering/carts/kept-cart.ts';
import type { ListingDraft } from '../../selling/listing-wizard/draft/draft.ts';
import type { KeptThread } from '../messages/kept-threads.ts';

export function KeptCart({ lines }: { lines: readonly OfflineLine[] }) {
  const named = lines.filter(({ title }) => title !== '');
  const unnamed = lines.filter(({ title }) => title === '').reduce((sum, { units }) => sum + units, 0);
  return (
    <Part title={offlineText('cart')}>
      <Card>
        <ul className="flex flex-col gap-3">
          {named.map(({ key, title, variant, price, units }) => (
            <li key={key} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {units} × {title}
                {variant && <span className="block text-muted text-sm">{variant}</span>}
              </span>
              <span className="shrink-0 font-semibold">{price}</span>
            </li>
          ))}
          {unnamed > 0 && <li className="text-muted">{offlineText('otherItems', { count: unnamed })}</li>}
        </ul>
      </Card>
    </Part>
  );
}

export function KeptDraft({ draft: { texts, source } }: { draft: ListingDraft }) {
  const { title, description } = texts[source];
  return (
    <Part title={offlineText('draft')}>
      <Card lang={source}>
        <p className="font-semibold wrap-anywhere">{title || offlineText('untitled')}</p>
        {description && <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{description}</p>}
      </Card>
    </Part>
  );
}

export function KeptThreads({ threads }: { threads: readonly KeptThread[] }) {
  return (
    <Part title={offlineText('messages')}>
      <div className="flex flex-col gap-3">
        {threads.map(({ id, name, subject, messages }) => (
          <Disclosure
            key={id}
            summary={
              <>
                {name}
                <span className="block truncate font-normal text-muted text-sm">{subject}</span>
              </>
            }
          >
            <ol className="flex flex-col gap-3">
              {messages.map((message) => (
                <li
                  key={message.id}
                  className={classes(
                    'max-w-[85%] rounded-card px-4 py-2.5',
                    message.isOwn ? 'self-end bg-brand-soft' : 'self-start bg-sunken',
                  )}
                >
                  <p className="sr-only">{message.isOwn ? offlineText('you') : name}</p>
                  <p dir="auto" lang={message.language} className="whitespace-pre-line wrap-anywhere">
                    {message.text}
                  </p>
                  <p className="text-caption text-muted">{formatMoment(message.created_at)}</p>
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
