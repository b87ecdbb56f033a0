import { readFile } from 'node:fs/promises';

/** The process below this one whose command line holds a text; null where there is none, and outside Linux. */
export async function findBelow(pid: number, text: string): Promise<number | null> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (commandLine.replaceAll('\0', ' ').includes(text)) return pid;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const child of children.trim().split(' ').filter(Boolean)) {
    const found = await findBelow(Number(child), text);
    if (found !== null) return found;
  }
  return null;
}
