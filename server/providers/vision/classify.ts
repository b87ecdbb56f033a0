/** The side that the classifier sees. */
export const classifierSide = 299;
const shareOfArticle = 0.65;

/** Blends what the classifier says of the whole photo and of the article alone: a thousand classes that sum up to one. */
export function classProbabilities(whole: Float32Array, article: Float32Array): Float32Array {
  const [ofWhole, ofArticle] = [softmax(whole), softmax(article)];
  return ofWhole.map((share, index) => share * (1 - shareOfArticle) + (ofArticle[index] as number) * shareOfArticle);
}

/** The network's first class is none at all. */
function softmax(logits: Float32Array): Float32Array {
  const classes = logits.subarray(1);
  const most = classes.reduce((a, b) => Math.max(a, b));
  const powers = classes.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}
