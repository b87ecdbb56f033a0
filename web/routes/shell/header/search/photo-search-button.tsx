import { Camera } from 'lucide-react';
import { useNavigate } from 'react-router';
import { shellText } from '../../../../../i18n/generated/shell.ts';
import { handOffPhoto } from '../../../../lib/files/photo-handoff.ts';

/** Chooses or takes a photo and opens the page that searches with it. Phones offer their camera by themselves. */
export function PhotoSearchButton() {
  const navigate = useNavigate();

  function choose(files: FileList | null) {
    const photo = files?.[0];
    if (!photo) return;
    handOffPhoto(photo);
    void navigate('/search-by-photo');
  }

  return (
    <label
      title={shellText('searchByPhoto')}
      className="absolute inset-y-0 right-0 flex w-12 noscript:hidden cursor-pointer items-center justify-center rounded-full text-muted hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
    >
      <Camera aria-hidden="true" className="size-5" />
      <input
        type="file"
        accept="image/*"
        aria-label={shellText('searchByPhoto')}
        onChange={(event) => {
          choose(event.target.files);
          // The same photo may be chosen again.
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
