/** The side in pixels of each network's square input. */
export const classifierSide = 299;
export const safetySide = 224;

/** The saliency network was exported for the larger side; the smaller takes two thirds of the time and memory. */
export const savedMaskSide = 320;
export const maskSide = 256;
