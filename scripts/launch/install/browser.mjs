import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { runStep } from '../processes.mjs';
import { withProgress } from '../progress.mjs';
import { tool } from '../tools.mjs';

// The headless shell comes first, because it starts and renders in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Without these fonts, Thai, Chinese, Japanese and Korean are drawn as empty boxes.
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** The path of a browser to test with; one is installed where none is found. */
export async function findBrowser(node) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const find of [findInstalled, installFromDebian, () => download(node)]) {
    const browser = await find();
    if (browser) return browser;
  }
  throw new Failure(
    'No Chromium was found and none could be installed: install one, or say where it is with CHROMIUM_PATH.',
  );
}

// Started once, because some distributions install a stub that only explains how to get the real browser.
async function findInstalled() {
  const browser = findInPath(names);
  return browser && (await runQuietly(browser, '--version')) ? browser : null;
}

function findInPath(candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian() {
  if (!findInPath(['apt-get'])) return null;
  const asRoot = await commandAsRoot();
  if (!asRoot) return null;
  const apt = (...args) => runQuietly(...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', ...args);
  const get = (browser) => apt('install', '--no-install-recommends', browser, ...fonts);
  // Older releases have only the full browser.
  const install = async () =>
    (await apt('update')) && ((await get('chromium-headless-shell')) || (await get('chromium')));
  await withProgress('Installing Chromium for the browser tests', install);
  return findInstalled();
}

async function commandAsRoot() {
  if (process.getuid?.() === 0) return [];
  return findInPath(['sudo']) && (await runQuietly('sudo', '-n', 'true')) ? ['sudo', '-n'] : null;
}

async function download(node) {
  const install = () => runQuietly(node, tool.playwright, 'install', 'chromium');
  if (!(await withProgress('Downloading Chromium for the browser tests', install))) return null;
  const print = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { output } = await runStep(node, ['-e', print], { capture: true });
  return output.trim();
}

async function runQuietly(command, ...args) {
  const { code } = await runStep(command, args, { capture: true });
  return code === 0;
}
