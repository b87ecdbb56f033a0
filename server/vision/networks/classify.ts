/** Above one, so that many unlikely classes together do not outweigh a likely one. */
const sharpness = 1.5;

/** Averages the classifier's results for several views of a photo to probabilities of a thousand classes. */
export function classProbabilities(views: readonly Float32Array[]): Float32Array {
  const shares = views.map(softmax);
  const blended = Float32Array.from(shares[0] ?? [], (_, index) =>
    shares.reduce((sum, view) => sum + (view[index] ?? 0), 0),
  );
  return normalise(blended.map((share) => share ** sharpness));
}

/** The network's first output is a dummy class and is skipped. */
function softmax(logits: Float32Array): Float32Array {
  const classes = logits.subarray(1);
  const most = classes.reduce((a, b) => Math.max(a, b));
  return normalise(classes.map((value) => Math.exp(value - most)));
}

function normalise(values: Float32Array): Float32Array {
  const sum = values.reduce((a, b) => a + b);
  return values.map((value) => value / sum);
}
