import { commonText } from '../../../i18n/generated/common.ts';

/** The first link of every page, for people who use the keyboard; each page frame has a `main` of this id. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {commonText('skipToContent')}
    </a>
  );
}
