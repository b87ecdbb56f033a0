/** Above one, so that the many classes that are a little likely do not outweigh together the one that is much so. */
const sharpness = 1.5;

/** Blends what the classifier says of several views of a photo: a thousand classes that sum up to one. */
export function classProbabilities(views: readonly Float32Array[]): Float32Array {
  const shares = views.map(softmax);
  const blended = Float32Array.from(shares[0] ?? [], (_, index) =>
    shares.reduce((sum, view) => sum + (view[index] ?? 0), 0),
  );
  return normalise(blended.map((share) => share ** sharpness));
}

/** The network's first class is none at all. */
function softmax(logits: Float32Array): Float32Array {
  const classes = logits.subarray(1);
  const most = classes.reduce((a, b) => Math.max(a, b));
  return normalise(classes.map((value) => Math.exp(value - most)));
}

function normalise(values: Float32Array): Float32Array {
  const sum = values.reduce((a, b) => a + b);
  return values.map((value) => value / sum);
}
