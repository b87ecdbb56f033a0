import { existsSync, readFileSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import type { InEveryLanguage, Language } from '../../../contracts/languages.ts';
import { renameScripts } from './script-names.ts';

/** The scripts that exist once a language, and what is added to their names. */
export interface LanguageScripts {
  names: readonly string[];
  suffixes: InEveryLanguage;
}

/** Written by the build beside the server's bundle; in development a script holds all languages. */
const file = new URL('language-scripts.json', import.meta.url);
const scripts: LanguageScripts | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** The manifest of a build with the names of one language's scripts. */
export function scriptsIn(manifest: ServerBuild['assets'], language: Language): ServerBuild['assets'] {
  if (!scripts) return manifest;
  return JSON.parse(renameScripts(JSON.stringify(manifest), scripts.names, scripts.suffixes[language]));
}
