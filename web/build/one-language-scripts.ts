import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { codeOf, compileGroup } from '../../i18n/compile/compile-group.ts';
import { inEveryLanguage, readGroups } from '../../i18n/compile/read-messages.ts';
import { defineOwnMessages } from '../../i18n/define-messages.ts';
import type { LanguageScripts } from '../lib/page/language-scripts.server.ts';
import { renameScript, renameScripts } from '../lib/page/script-names.ts';

const groupFile = /[\\/]i18n[\\/]generated[\\/]([\w-]+)\.ts$/;
const groupExport = /export const (\w+) = defineMessages\b/;
const placeholder = /__messages__\([`'"]([\w-]+)[`'"]\)/g;

/**
 * Makes seven versions of each script that holds messages, so that a visitor downloads one language. The bundle is built
 * once with a placeholder for each group of messages, because seven builds would take seven times as long.
 */
export function oneLanguageScripts(): Plugin {
  let root = '';
  const names = new Set<string>();
  return {
    name: 'one-language-scripts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, name] = groupFile.exec(id) ?? [];
      const [, exported] = groupExport.exec(code) ?? [];
      if (!name || !exported) return null;
      names.add(name);
      return [
        `import { ${defineOwnMessages.name} } from '../define-messages.ts';`,
        `export const ${exported} = /* @__PURE__ */ ${defineOwnMessages.name}(/* @__PURE__ */ __messages__('${name}'));`,
      ].join('\n');
    },
    // After the bundles and before they are compressed.
    buildApp: {
      order: 'post',
      async handler() {
        const groups = compileNamed(names);
        const assets = path.join(root, 'build/client/assets');
        const scripts = await writeVersions(assets, groups);
        await writeFile(path.join(root, 'build/server/language-scripts.json'), JSON.stringify(scripts));
      },
    },
  };
}

/** The code of the messages of a group in each language. */
type Groups = ReadonlyMap<string, InEveryLanguage>;

function compileNamed(names: ReadonlySet<string>): Groups {
  const named = [...readGroups()].filter(([group]) => names.has(group));
  return new Map(
    named.map(([group, messages]) => [
      group,
      inEveryLanguage((language) => codeOf(compileGroup(group, language, messages[language]))),
    ]),
  );
}

async function writeVersions(assets: string, groups: Groups): Promise<LanguageScripts> {
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const codes = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(assets, file), 'utf8')] as const)),
  );
  const names = withMessages(codes);
  const suffixes = Object.fromEntries(
    languages.map((language) => [language, suffixOf(language, groups)]),
  ) as InEveryLanguage;
  await Promise.all(
    names.flatMap((name) =>
      languages.map((language) => {
        const code = inLanguage(codes.get(name) ?? '', language, groups);
        return writeFile(
          path.join(assets, renameScript(name, suffixes[language])),
          renameScripts(code, names, suffixes[language]),
        );
      }),
    ),
  );
  await Promise.all(names.map((name) => rm(path.join(assets, name))));
  return { names, suffixes };
}

/** The scripts that hold messages, and those that name such a script. */
function withMessages(codes: ReadonlyMap<string, string>): string[] {
  const found = new Set([...codes].filter(([, code]) => code.search(placeholder) >= 0).map(([file]) => file));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [file, code] of codes) if ([...found].some((name) => code.includes(name))) found.add(file);
  }
  return [...found];
}

/** Changes with the messages, because a browser keeps a script for a year. Short, because it stands in every script. */
function suffixOf(language: Language, groups: Groups): string {
  const messages = JSON.stringify([...groups].map(([name, group]) => [name, group[language]]));
  return `-${language}-${createHash('sha256').update(messages).digest('base64url').slice(0, 5)}`;
}

const inLanguage = (code: string, language: Language, groups: Groups) =>
  code.replace(placeholder, (_, name: string) => groups.get(name)?.[language] ?? '{}');
