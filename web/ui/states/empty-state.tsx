import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/button.tsx';
import { ObjectPicture } from '../display/object-picture.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** URL of a 3D picture. */
  picture?: string;
  /** The page on which the list begins to fill. */
  next?: { to: string; label: string };
  /** Any other way on. */
  action?: ReactNode;
}

/** Shown in place of an empty list: a message and an optional way on. */
export function EmptyState({ title, children, picture, next, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      {picture && <ObjectPicture src={picture} alt="" className="mb-2 w-32" />}
      <p className="font-bold font-heading text-xl">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {next && (
        <ButtonLink to={next.to} tone="primary" size="large" className="mt-2">
          {next.label}
        </ButtonLink>
      )}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
