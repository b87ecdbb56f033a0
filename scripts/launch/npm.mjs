import { delimiter, sep } from 'node:path';

// What `npm start` was called with is handed down in the environment; these would make `npm ci` do something else.
const harmful =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|(local|global)_prefix|workspaces?|include_workspace_root|dry_run|package_lock(_only)?|install_(links|strategy)|global_style|legacy_bundling|bin_links|os|cpu|libc|force|json|before|node_options|node_version|long|silent|loglevel)$/i;

/** How npm is started: the very npm that started the launcher, on its own Node. */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // The Node in node_modules is about to be replaced; and another package manager gives its own path here.
  if (npm?.endsWith('npm-cli.js')) return [node && !isInNodeModules(node) ? node : 'node', npm];
  return ['npm'];
}

export function npmEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !harmful.test(name) && name !== 'NODE_ENV');
  const environment = Object.fromEntries(kept);
  const folders = (environment.PATH ?? '').split(delimiter);
  return { ...environment, PATH: folders.filter((folder) => !isInNodeModules(folder)).join(delimiter) };
}

const isInNodeModules = (path) => path.includes(`${sep}node_modules${sep}`);
