import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp';
import { NotFound } from '../../ui/not-found.tsx';

/** For unknown, paused and deleted listings alike, because a visitor need not know which. */
export function ProductNotFound() {
  return (
    <NotFound
      picture={label}
      title="This product is no longer for sale."
      message="Perhaps it was sold, or its seller took it back. There is more to see."
    />
  );
}
