/** The number of bytes of an embedding. */
export const embeddingLength = 256;

/** The mean of several views' features, scaled to length one. */
export function meanFeatures(views: readonly Float32Array[]): Float32Array {
  const sum = Float32Array.from(views[0] ?? [], (_, at) => views.reduce((total, view) => total + (view[at] ?? 0), 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Four standard deviations of a projected value fit into a byte. */
const bytesPerUnit = 127 / (4 / Math.sqrt(embeddingLength));

/**
 * Projects features of length one in fixed random directions, one signed byte each. The angle between two embeddings is close to
 * that between their features. Codes are stored, so the directions must never change.
 */
export function embedFeatures(features: Float32Array): Uint8Array {
  const signs = directions(features.length);
  const embedding = new Int8Array(embeddingLength);
  for (let row = 0; row < embeddingLength; row += 1) {
    let sum = 0;
    for (let at = 0; at < features.length; at += 1) {
      sum += (signs[row * features.length + at] as number) * (features[at] as number);
    }
    const value = Math.round((sum / Math.sqrt(embeddingLength)) * bytesPerUnit);
    embedding[row] = Math.max(-127, Math.min(127, value));
  }
  return new Uint8Array(embedding.buffer);
}

/** The cosine of the angle between two embeddings: near 1 for look-alikes. */
export function compareEmbeddings(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [one, other].map(
    (embedding) => new Int8Array(embedding.buffer, embedding.byteOffset, embedding.length),
  ) as [Int8Array, Int8Array];
  let [product, lengthA, lengthB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number];
    product += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return product / (Math.sqrt(lengthA * lengthB) || 1);
}

let cached: Int8Array | undefined;

/** A fixed random sign for each feature and byte. */
function directions(features: number): Int8Array {
  if (cached?.length === features * embeddingLength) return cached;
  const signs = new Int8Array(features * embeddingLength);
  let state = 20_261_116;
  for (let at = 0; at < signs.length; at += 1) {
    // A step of xorshift, whose top bit is used.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    signs[at] = state < 0 ? -1 : 1;
  }
  cached = signs;
  return signs;
}
