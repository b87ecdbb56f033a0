/** What a page asked for: there, or why not. */
export type Loaded<Value> = { value: Value } | { message: string };

/** Never rejects, so that the page itself always stands and each part says for itself what is missing. */
export async function load<Value>(asked: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    return { message: (error as Error).message };
  }
}
