import { packages } from 'virtual:third-party-licenses';
import books from '@lobehub/fluent-emoji-3d/assets/1f4da.webp';
import type { MetaArgs } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/licenses.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Third-Party License · Snapbazaar',
    description: 'The open source packages that Snapbazaar ships with, and their licences.',
    canonical: `${originOf(matches)}/licenses`,
  });

/** In a loader, so that the list travels with this page only and never in a script. */
export function loader() {
  return { packages };
}

export default function LicensesPage({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <Article
      picture={books}
      title="Third-Party License"
      lead={`Snapbazaar stands on the work of others: ${packages.length} packages, listed when this version was built.`}
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-2.5 pr-4 font-semibold">
              Package
            </th>
            <th scope="col" className="py-2.5 pr-4 font-semibold">
              Version
            </th>
            <th scope="col" className="py-2.5 font-semibold">
              License
            </th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, license }) => (
            <tr key={`${name}@${version}`} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-2.5 pr-4 font-medium">
                {name}
              </th>
              <td className="py-2.5 pr-4 text-muted tabular-nums">{version}</td>
              <td className="py-2.5 text-muted">{license}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Article>
  );
}
