import { licenses } from 'virtual:third-party-licenses';
import bookStack from '@lobehub/fluent-emoji-3d/assets/1f4da.webp';
import type { CSSProperties } from 'react';
import type { MetaArgs } from 'react-router';
import { licensesText } from '../../../i18n/generated/licenses.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Article } from '../../ui/display/article.tsx';
import type { Route } from './+types/licenses.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${licensesText('title')} · Snapbazaar`,
    description: licensesText('description'),
    address: { origin: originOf(matches), path: '/licenses' },
  });

/** In a loader, so that only this page receives the list, and not in a script. */
export function loader() {
  return { licenses };
}

export default function LicensesPage({ loaderData: { licenses } }: Route.ComponentProps) {
  const count = licenses.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <Article picture={bookStack} title={licensesText('title')} lead={licensesText('lead', { count })}>
      {licenses.map(({ license, packages }) => (
        <section key={license}>
          <h2>{license ?? licensesText('seePackage')}</h2>
          <ul className="package-list" style={{ '--packages': packages.length } as CSSProperties}>
            {packages.map(({ name, version }) => (
              <li key={`${name}@${version}`}>
                {name} <span className="text-muted tabular-nums">{version}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}
