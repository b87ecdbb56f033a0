import { delimiter, sep } from 'node:path';

// npm passes its settings to child processes in the environment; these would change what `npm ci` does.
const inheritedSettings =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|(local|global)_prefix|workspaces?|include_workspace_root|dry_run|package_lock(_only)?|install_(links|strategy)|global_style|legacy_bundling|bin_links|os|cpu|libc|force|json|before|node_options|node_version|long|silent|loglevel)$/i;

/** The command that starts the same npm that started the launcher, on its own Node. */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // The Node in node_modules is about to be replaced, and other package managers set their own path here.
  if (npm?.endsWith('npm-cli.js')) return [node && !isInNodeModules(node) ? node : 'node', npm];
  return ['npm'];
}

export function npmEnvironment() {
  const entries = Object.entries(process.env).filter(([name]) => !inheritedSettings.test(name) && name !== 'NODE_ENV');
  const environment = Object.fromEntries(entries);
  const folders = (environment.PATH ?? '').split(delimiter);
  return { ...environment, PATH: folders.filter((folder) => !isInNodeModules(folder)).join(delimiter) };
}

const isInNodeModules = (path) => path.includes(`${sep}node_modules${sep}`);
