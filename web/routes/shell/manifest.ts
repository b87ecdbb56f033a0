import { pathInLanguage } from '../../../contracts/pages/language-path.ts';
import { appManifestText } from '../../../i18n/generated/app-manifest.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { paperColor } from '../../lib/page/theme.ts';

/** One app whatever its language is: the same id and scope, so that a change of language stays in it. */
const id = '/';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcuts = [
  { name: 'search', path: '/search' },
  { name: 'orders', path: '/orders' },
  { name: 'messages', path: '/messages' },
  { name: 'sell', path: '/chat' },
] as const;

/** What a phone shows of the site once it is installed, in the language of its address. */
export function loader(): Response {
  const inLanguage = (path: string) => pathInLanguage(path, getLocale());
  const manifest = {
    id,
    scope: id,
    start_url: inLanguage('/'),
    lang: getLocale(),
    dir: 'ltr',
    name: 'Snapbazaar',
    short_name: 'Snapbazaar',
    description: appManifestText('description'),
    display: 'standalone',
    background_color: paperColor,
    theme_color: paperColor,
    categories: ['shopping'],
    icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
    shortcuts: shortcuts.map(({ name, path }) => ({
      name: appManifestText(name),
      url: inLanguage(path),
      icons: [icon('icon', 192, 'any')],
    })),
    share_target: {
      action: inLanguage('/share'),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*'] }] },
    },
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
