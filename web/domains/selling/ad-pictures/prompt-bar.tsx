import { ArrowUp, ChevronDown, WandSparkles } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useRef } from 'react';
import { useHref } from 'react-router';
import {
  type AdPictureSize,
  type AdPictureType,
  adHeadlineLength,
  adPictureSizes,
} from '../../../../contracts/selling/ad-picture-rules.ts';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { classes } from '../../../ui/buttons/classes.ts';

const types = [
  { type: 'Stickers with Logo', label: 'stickers' },
  { type: 'T-shirt', label: 'shirt' },
] as const satisfies readonly { type: AdPictureType; label: string }[];

const sizes = adPictureSizes.map((value) => ({ value, label: value }));

export interface Prompt {
  text: string;
  type: AdPictureType;
  size: AdPictureSize;
}

/**
 * The prompt for an AI ad picture. On phones it is one line, and type and size appear on focus.
 * Without scripts the text is searched for.
 */
export function PromptBar({ onSend }: { onSend: (prompt: Prompt) => void }) {
  const type = useRef<HTMLSelectElement>(null);
  const size = useRef<HTMLSelectElement>(null);
  const typeOptions = types.map(({ type: value, label }) => ({ value, label: browseCategoryText(label) }));

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q')).trim();
    if (text) onSend({ text, type: type.current?.value as AdPictureType, size: size.current?.value as AdPictureSize });
  }

  return (
    <div className="pointer-events-none sticky bottom-0 z-20 px-3 pt-6 pb-3 sm:px-(--page-edge) sm:pb-5 lg:px-14">
      <form
        action={useHref('/search')}
        onSubmit={send}
        aria-label={browseCategoryText('tellAi')}
        className="group pointer-events-auto mx-auto flex max-w-270 flex-wrap items-center gap-x-2.5 rounded-[1.75rem] border border-line bg-surface p-1.75 pl-4.5 shadow-raised outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand sm:flex-nowrap"
      >
        <WandSparkles aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <input
          name="q"
          required
          maxLength={adHeadlineLength}
          autoComplete="off"
          aria-label={browseCategoryText('tellAi')}
          placeholder={browseCategoryText('tellAi')}
          className="h-11 min-w-0 flex-1 text-ellipsis rounded-control bg-transparent px-1 text-base outline-none sm:text-body"
        />
        <div className="hidden w-full gap-2 max-sm:order-last max-sm:-ml-2.5 max-sm:w-[calc(100%+0.625rem)] max-sm:pt-1.5 max-sm:pb-1 group-focus-within:flex sm:flex sm:w-auto">
          <PillSelect ref={type} label={browseCategoryText('type')} options={typeOptions} />
          <PillSelect ref={size} label={browseCategoryText('size')} options={sizes} />
        </div>
        <button
          type="submit"
          aria-label={browseCategoryText('send')}
          title={browseCategoryText('send')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition duration-150 hover:bg-brand-strong active:scale-[0.98]"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      </form>
    </div>
  );
}

interface PillSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

function PillSelect({ label, options, ...rest }: PillSelectProps) {
  return (
    <span className="relative block max-sm:flex-auto">
      <select
        {...rest}
        aria-label={label}
        className={classes(
          'h-11 w-full cursor-pointer appearance-none rounded-full border border-line bg-surface py-0 pr-7 pl-3 font-semibold sm:pr-9 sm:pl-4 text-body',
          'transition-colors duration-150 hover:border-faint sm:h-9 sm:text-sm pointer-coarse:h-11',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted sm:right-3.5"
      />
    </span>
  );
}
