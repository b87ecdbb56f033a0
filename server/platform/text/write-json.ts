/** Long enough to be worth sending, and written in a moment. */
const chunkLength = 32_768;

type Lists = Readonly<Record<string, unknown>>;

/**
 * An object as JSON in chunks. Async iterables in it become arrays, read as they are sent and written one item a line, so
 * that a large file is neither held in memory nor written in one go.
 */
export async function* writeJson(value: Lists): AsyncGenerator<string> {
  let chunk = '';
  for await (const part of partsOf(value)) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    let separator = '[\n';
    for await (const item of value) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]' : '\n]';
  } else if (isObjectWithLists(value)) {
    let separator = '{\n';
    for (const [name, part] of Object.entries(value)) {
      yield `${separator}${JSON.stringify(name)}: `;
      yield* partsOf(part);
      separator = ',\n';
    }
    yield '\n}\n';
  } else {
    yield JSON.stringify(value) ?? 'null';
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isObjectWithLists = (value: unknown): value is Lists =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => isAsyncIterable(part) || isObjectWithLists(part));
