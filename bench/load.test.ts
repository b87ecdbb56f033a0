import { expect, test } from 'vitest';
import { createAnswerReader, median, quantiles } from './load.ts';
import { writeScript } from './pgbench.ts';

/** The status, and after how many pieces the answer was known to be whole. */
function read(...pieces: string[]) {
  const { take } = createAnswerReader();
  const statuses = pieces.map((piece) => take(Buffer.from(piece)));
  return {
    status: statuses.findLast((status) => status !== null),
    whole: statuses.findIndex((one) => one !== null) + 1,
  };
}

test('an answer is whole when as many bytes came as it announced', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab', 'cd')).toEqual({ status: 200, whole: 2 });
});

test('an answer in chunks is whole after its last chunk, however it is cut', () => {
  const head = 'HTTP/1.1 503 Busy\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(read(`${head}3\r\nabc\r\n0\r`, '\n\r', '\n')).toEqual({ status: 503, whole: 3 });
});

test('an answer without a body is whole after its head, even where the head comes in parts', () => {
  expect(read('HTTP/1.1 304 Not Modified\r', '\nage: 1\r\n\r\n')).toEqual({ status: 304, whole: 2 });
});

test('times are told by their middle and their slow end', () => {
  expect(quantiles(Array.from({ length: 200 }, (_, at) => at + 1))).toEqual({ p50: 101, p99: 199 });
  expect(median([9, 1, 5])).toBe(5);
});

test('pgbench is given the statements with their values in place', () => {
  const statements = [
    { text: 'begin', values: [] },
    { text: 'select $2::int,\n  $1 from unnest($3::bigint[])', values: ["it's", 7, [1, 2]] },
  ];
  expect(writeScript(statements)).toBe("begin;\nselect '7'::int, 'it''s' from unnest('{1,2}'::bigint[]);\n");
});
