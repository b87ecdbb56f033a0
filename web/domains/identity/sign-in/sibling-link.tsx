import { Link, useLocation } from 'react-router';
import { richText } from '../../../ui/display/rich-text.tsx';

/** A sentence with a link to another page about signing in, which keeps the way back. */
export function SiblingLink({ words, path }: { words: string; path: `/${string}` }) {
  const { search } = useLocation();
  return (
    <p className="mt-4 text-center text-muted">
      {richText(words, {
        link: (linked) => (
          <Link
            to={{ pathname: path, search }}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {linked}
          </Link>
        ),
      })}
    </p>
  );
}
