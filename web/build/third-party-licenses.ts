import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export interface LicenseGroup {
  /** Null where neither the lockfile nor the package names one. */
  license: string | null;
  /** In alphabetical order. */
  packages: { name: string; version: string }[];
}

interface Lockfile {
  packages: Record<string, { version: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }>;
}

const moduleName = 'virtual:third-party-licenses';

/** Provides the shipped packages with their licences as a virtual module. */
export function thirdPartyLicenses(): Plugin {
  let root = '';
  return {
    name: 'third-party-licenses',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      this.addWatchFile(path.join(root, 'package-lock.json'));
      return `export const licenses = ${JSON.stringify(listLicenses(root))};`;
    },
  };
}

/** The production packages of the lockfile, each name and version once, grouped by licence. */
export function listLicenses(root: string): LicenseGroup[] {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const shipped = new Map<string, { name: string; version: string; license: string | null }>();
  for (const [packagePath, entry] of Object.entries(lockfile.packages)) {
    if (!packagePath || entry.dev || entry.devOptional || entry.link) continue;
    const name = packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = readLicense(path.join(root, packagePath)) ?? entry.license ?? null;
    shipped.set(`${name}@${entry.version}`, { name, version: entry.version, license });
  }
  const sorted = [...shipped.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const byLicense = Map.groupBy(sorted, ({ license }) => license);
  return [...byLicense]
    .map(([license, packages]) => ({ license, packages: packages.map(({ name, version }) => ({ name, version })) }))
    .sort((a, b) => compareLicenses(a.license, b.license));
}

/** In alphabetical order, and the unnamed one last. */
function compareLicenses(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en', { ignorePunctuation: true });
}

/** Packages for other platforms are in the lockfile but not installed. */
function readLicense(directory: string): string | null {
  const manifest = path.join(directory, 'package.json');
  if (!existsSync(manifest)) return null;
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string | { type?: string } };
  return (typeof license === 'string' ? license : license?.type) ?? null;
}
