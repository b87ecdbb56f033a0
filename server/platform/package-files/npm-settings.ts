import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Options } from 'pacote';

const run = promisify(execFile);

/**
 * The registry, proxy, certificate and cache settings of the user who runs this server, read through npm, because pacote
 * does not read .npmrc. Without npm, pacote's defaults apply.
 */
export async function readNpmSettings(): Promise<Options> {
  try {
    const { stdout } = await run('npm', ['config', 'list', '--json'], { timeout: 20_000, maxBuffer: 4 * 1024 * 1024 });
    return await toPacote(JSON.parse(stdout));
  } catch {
    return {};
  }
}

/** Converts npm's settings to pacote's options; empty ones are left out. */
export async function toPacote(npm: Record<string, unknown>): Promise<Options> {
  const registries = Object.entries(npm).filter(([name]) => name === 'registry' || name.endsWith(':registry'));
  const settings = {
    ...Object.fromEntries(registries),
    proxy: npm.proxy,
    httpsProxy: npm['https-proxy'],
    noProxy: Array.isArray(npm.noproxy) ? npm.noproxy.join(',') : npm.noproxy,
    strictSSL: npm['strict-ssl'],
    ca: typeof npm.cafile === 'string' ? await readFile(npm.cafile, 'utf8') : npm.ca,
    cache: typeof npm.cache === 'string' ? path.join(npm.cache, '_cacache') : undefined,
  };
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
