import { expect, test } from 'vitest';
import { createAnswerReader, median, quantiles } from './load.ts';
import { writeScript } from './pgbench.ts';

/** The status, and after how many chunks the response was complete. */
function read(...pieces: string[]) {
  const { take } = createAnswerReader();
  const statuses = pieces.map((piece) => take(Buffer.from(piece)));
  return {
    status: statuses.findLast((status) => status !== null),
    whole: statuses.findIndex((one) => one !== null) + 1,
  };
}

test('a response is complete after as many bytes as its Content-Length', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab', 'cd')).toEqual({ status: 200, whole: 2 });
});

test('a chunked response is complete after its last chunk, however it is split', () => {
  const head = 'HTTP/1.1 503 Busy\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(read(`${head}3\r\nabc\r\n0\r`, '\n\r', '\n')).toEqual({ status: 503, whole: 3 });
});

test('a response without a body is complete after its headers, even when they arrive in parts', () => {
  expect(read('HTTP/1.1 304 Not Modified\r', '\nage: 1\r\n\r\n')).toEqual({ status: 304, whole: 2 });
});

test('response times are summarised by median and high quantiles', () => {
  expect(quantiles(Array.from({ length: 200 }, (_, at) => at + 1))).toEqual({ p50: 101, p99: 199 });
  expect(median([9, 1, 5])).toBe(5);
});

test('pgbench scripts contain the statements with their values inlined', () => {
  const statements = [
    { text: 'begin', values: [] },
    { text: 'select $2::int,\n  $1 from unnest($3::bigint[])', values: ["it's", 7, [1, 2]] },
  ];
  expect(writeScript(statements)).toBe("begin;\nselect '7'::int, 'it''s' from unnest('{1,2}'::bigint[]);\n");
});
