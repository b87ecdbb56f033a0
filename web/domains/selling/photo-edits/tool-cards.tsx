import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp';
import sparkles from '@lobehub/fluent-emoji-3d/assets/2728.webp';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';

const tools = [
  { id: 'enhance', summary: 'enhanceSummary', picture: sparkles },
  { id: 'background', summary: 'backgroundSummary', picture: frame },
] as const;

export function ToolCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {tools.map(({ id, summary, picture }) => (
        <li key={id}>
          <Link
            to={`?tool=${id}`}
            className="group flex h-full items-center gap-5 rounded-card border border-line bg-surface p-5 shadow-soft transition duration-150 hover:border-faint sm:p-6"
          >
            <img
              src={picture}
              alt=""
              width={256}
              height={256}
              className="size-18 shrink-0 max-tiny:hidden sm:size-22"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-1.5">
              <span className="font-bold font-heading text-xl">{photoEditsText(id)}</span>
              <span className="text-muted">{photoEditsText(summary)}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition duration-150 group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
