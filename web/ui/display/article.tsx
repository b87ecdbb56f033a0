import type { ReactNode } from 'react';
import { ObjectPicture } from './object-picture.tsx';

interface ArticleProps {
  title: string;
  lead: string;
  /** URL of a 3D picture. */
  picture: string;
  children: ReactNode;
}

/** A page of prose with a readable line length. */
export function Article({ title, lead, picture, children }: ArticleProps) {
  return (
    <article className="page-width pt-6 sm:pt-12">
      <div className="mx-auto max-w-[42rem]">
        <ObjectPicture src={picture} alt="" className="mb-6 w-24" />
        <h1 className="text-display-on-phone sm:text-banner">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <div className="article mt-8 text-base leading-relaxed">{children}</div>
      </div>
    </article>
  );
}
