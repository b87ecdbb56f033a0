import { personMark, secretMark } from './inputs/hostile.ts';
import type { Finding, RoundResult } from './round.ts';
import type { World } from './world.ts';

const error = 50;

interface LoggedError {
  requestId: string;
  text: string;
}

/** The error lines of a log. */
function errorsIn(lines: string[]): LoggedError[] {
  return lines.flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { level, reqId, msg, err, code } = JSON.parse(line);
    return level >= error
      ? [
          {
            requestId: reqId ?? '',
            text: [msg, code, err?.type, err?.message?.slice(0, 160), firstPlace(err?.stack)]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : [];
  });
}

/** Without a mail server the terminal prints the code for the person who tries the site there. */
const printedCode = /^Code for \S+: \d{6} \(this server sends no mail yet; [^)]*\)$/;

/** Lines that contain a password, token or address that was sent. */
function secretsIn(lines: string[], tokens: string[]): string[] {
  return lines.filter(
    (line) =>
      !printedCode.test(line) &&
      [secretMark, personMark, ...tokens].some((secret) => secret !== '' && line.includes(secret)),
  );
}

/** The stack frame in our own code. */
function firstPlace(stack = ''): string | undefined {
  return /(?:server|web|build|contracts)\/[^\s)]+:\d+/.exec(stack)?.[0] ?? /at .+/.exec(stack)?.[0];
}

/** Problems visible only in the log: errors without an error response, and secrets. */
export function findInLog(lines: string[], { tokens }: World, { shotOf }: RoundResult): Finding[] {
  const errors = errorsIn(lines).map(({ requestId, text }) => ({
    kind: 'log',
    at: 0,
    shot: '',
    ...shotOf.get(requestId),
    fault: `an error in the log: ${text}`,
  }));
  const secrets = secretsIn(lines, Object.values(tokens));
  return [
    ...errors,
    ...secrets.map((line) => ({ kind: 'log', at: 0, fault: 'a secret in the log', shot: line.slice(0, 300) })),
  ];
}
