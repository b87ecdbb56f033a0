import type { ReactNode } from 'react';
import { ObjectPicture } from '../display/object-picture.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** URL of a 3D picture. */
  picture?: string;
  action?: ReactNode;
}

/** Shown in place of an empty list: a message and an optional action. */
export function EmptyState({ title, children, picture, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      {picture && <ObjectPicture src={picture} alt="" className="mb-2 w-32" />}
      <p className="font-bold font-heading text-xl">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
