import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeOfApp } from '../../support/identity/authenticator-app.ts';
import { newEmail } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';

export const operatorPassword = 'mango sticky rice 42';

/** Runs a command of the operator beside the running site, and returns what it prints. */
export async function runCommand(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    SNAPBAZAAR_DATA_DIR: process.env.SITE_DATA_DIR,
    PORT: new URL(process.env.BASE_URL ?? '').port,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['build/app/main.js', ...words], { env });
  return stdout;
}

/** The path of a new operator's link, as the command prints it. */
export async function inviteOperator(role = 'owner'): Promise<{ email: string; path: string }> {
  const email = newEmail();
  const [, path = ''] = /(\/operator\/link#\S+)/.exec(await runCommand('operator', email, role)) ?? [];
  return { email, path };
}

/** Signs a new operator in without a page. */
export async function openOperatorSession(request: APIRequestContext): Promise<object> {
  const { path } = await inviteOperator();
  const token = path.split('#')[1];
  const { secret } = await (await request.post(`${api}/operator/link`, { data: { token } })).json();
  const data = { token, password: operatorPassword, code: codeOfApp(secret, new Date()) };
  return (await request.post(`${api}/operator/link/use`, { data })).json();
}

/** Opens the pages of this tab as an operator. */
export async function storeOperatorSession(page: Page, session: string): Promise<void> {
  await page.addInitScript((text) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('snapbazaar.operator-session', text);
  }, session);
}
