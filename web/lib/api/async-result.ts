/** The value of a request, or the message of its error. */
export type AsyncResult<Value> = { hasFailed: false; value: Value } | { hasFailed: true; message: string };

/** Never rejects, so that the page always renders and each part shows its own error. */
export async function toResult<Value>(promise: Promise<Value>): Promise<AsyncResult<Value>> {
  try {
    return { hasFailed: false, value: await promise };
  } catch (error) {
    return { hasFailed: true, message: (error as Error).message };
  }
}
