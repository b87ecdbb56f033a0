/** The name of a script's version in a language: `home-abc.js` becomes `home-abc-th-1234.js`. */
export const renameScript = (name: string, suffix: string) => name.replace(/\.js$/, `${suffix}.js`);

/** Replaces the names of scripts wherever they occur in a text. */
export function renameScripts(text: string, names: readonly string[], suffix: string): string {
  const known = new Set(names);
  return text.replace(/[\w~.-]+\.js\b/g, (name) => (known.has(name) ? renameScript(name, suffix) : name));
}
