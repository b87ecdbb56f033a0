import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that let this project be used, changed and sold under its own one. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Its source must be offered only where its own files are changed, and they are not.
  'MPL-2.0',
  // Fonts, which may be embedded and served but not sold by themselves.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that are used although their licence is missing or not on the list; `null` is a missing one. */
const exceptions = [
  { name: /^(busboy|streamsearch)$/, licence: null, reason: 'MIT, named in the older field "licenses"' },
  { name: /^png-js$/, licence: null, reason: 'MIT, in its file LICENSE' },
  { name: /^humanize-number$/, licence: null, reason: 'MIT, in its Readme.md; only in the tests’ S3 server' },
  { name: /^libheif-js$/, licence: 'LGPL-3.0', reason: 'loaded unchanged from files that an operator may replace' },
  { name: /^@img\/sharp-/, licence: /\bLGPL-3\.0-or-later\b/, reason: 'libvips, a library file that may be replaced' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data for the build, named in its package' },
  { name: /^spdx-exceptions$/, licence: 'CC-BY-3.0', reason: 'data for the checks, named in its package' },
];

const exactVersion = /^(npm:(@[^@/]+\/)?[^@/]+@)?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;
const pinnedFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

/** What is not pinned exactly, so that the same commit could install something else one day. */
function findLoosePins(manifest) {
  return pinnedFields.flatMap((field) => findLooseVersions(manifest[field] ?? {}, field));
}

function findLooseVersions(versions, where) {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version === 'object') return findLooseVersions(version, `${where} of ${name}`);
    // A dollar refers to the version of a direct dependency, which is checked itself.
    if (version.startsWith('$') || exactVersion.test(version)) return [];
    return [`${where}: ${name} is "${version}"; pin one version, for example "1.2.3".`];
  });
}

/** Packages, installed or for other platforms, whose licence is neither on the list nor a named exception. */
function findForbiddenLicences(packages) {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { license = null }]) => ({ name: path.split('node_modules/').at(-1), licence: license }))
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(({ name, licence }) => `${name} has ${licence ? `the licence ${licence}` : 'no licence'}, not on the list.`);
}

/** Of licences to choose from one suffices; of licences that apply together all are needed. */
function isAllowed(licence) {
  if (!licence) return false;
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowedLicences.has(one)));
}

function isException(name, licence) {
  return exceptions.some((exception) => exception.name.test(name) && isSameLicence(exception.licence, licence));
}

const isSameLicence = (expected, licence) =>
  expected instanceof RegExp ? expected.test(licence ?? '') : expected === licence;

const folder = process.argv[2] ?? '.';
const readJson = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const problems = [
  ...findLoosePins(readJson('package.json')),
  ...findForbiddenLicences(readJson('package-lock.json').packages),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
