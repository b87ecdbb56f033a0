/** The side of the square that each network sees. */
export const classifierSide = 299;
export const safetySide = 224;

/** The saliency network was saved for the larger side; the smaller needs two thirds of its time and of its memory. */
export const savedMaskSide = 320;
export const maskSide = 256;
