/** What a page asked for, or why it did not come. */
export type AsyncResult<Value> = { hasFailed: false; value: Value } | { hasFailed: true; message: string };

/** Never rejects, so that the page itself always stands and each part says for itself what is missing. */
export async function toResult<Value>(promise: Promise<Value>): Promise<AsyncResult<Value>> {
  try {
    return { hasFailed: false, value: await promise };
  } catch (error) {
    return { hasFailed: true, message: (error as Error).message };
  }
}
