/** A page elsewhere learns nothing of the reader, and nothing of ours vouches for it. */
export const trackingRel = 'noopener noreferrer nofollow ugc';

/** Where a tracking link leads, because a seller may have typed it. */
export function HostName({ url }: { url: string }) {
  return (
    <span translate="no" className="block text-muted text-sm wrap-anywhere">
      {new URL(url).hostname}
    </span>
  );
}
