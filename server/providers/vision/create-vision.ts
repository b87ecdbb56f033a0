import sharp from 'sharp';
import { createPackageFiles } from '../package-files/package-files.ts';
import { classifierSide, classProbabilities } from './classify.ts';
import { boxOf, coloursOf, maskOf, maskPng, maskSide } from './cut-out.ts';
import { fetchWeights, type Network, openNetworks } from './networks.ts';
import { openPicture, type Picture, printOf, squareOf } from './picture.ts';
import { likeliest, weighLeaves } from './recognise.ts';
import type { Vision } from './vision.ts';
import { openReader, sureWords } from './words.ts';

const safetySide = 224;
/** The gate's classes are drawing, hentai, neutral, porn, sexy; swimwear and underwear are goods like others. */
const unsafeClasses = [1, 3];
const unsafeFrom = 0.85;

/** Opens the embedded eyes: networks and a reader of words, each in a thread of its own. */
export function createVision({ cacheDir, threads }: { cacheDir: string; threads: number }): Vision {
  const files = createPackageFiles({ cacheDir });
  const networks = openNetworks(files, threads);
  const reader = openReader();

  async function ask(network: Network, pixels: Uint8Array, side: number, signal?: AbortSignal): Promise<Float32Array> {
    return networks.ask({ network, pixels, side }, signal);
  }

  async function findArticle(picture: Picture, signal?: AbortSignal): Promise<Uint8Array> {
    return maskOf(await ask('saliency', await squareOf(picture, maskSide), maskSide, signal));
  }

  return {
    prepare: async () => {
      await fetchWeights(files);
    },

    async see(photo, { signal, onStage } = {}) {
      onStage?.('looking');
      const picture = await openPicture(photo);
      const mask = await findArticle(picture, signal);
      const article = boxOf(mask, picture);
      onStage?.('recognising');
      const reading = printOf(picture, article).then((print) => reader.ask(print, signal));
      const classify = async (pixels: Promise<Uint8Array>) => ask('classifier', await pixels, classifierSide, signal);
      const views = Promise.all([
        classify(squareOf(picture, classifierSide)),
        classify(squareOf(picture, classifierSide, article)),
      ]);
      const [whole, part] = await Promise.race([views, reading.then(() => views)]);
      const colours = await coloursOf(mask, picture);
      onStage?.('reading');
      const words = sureWords(await reading);
      return { categories: likeliest(weighLeaves(classProbabilities(whole, part))), colours, words };
    },

    async isUnsafe(photo) {
      const pixels = await squareOf(await openPicture(photo), safetySide);
      const shares = await ask('safety', pixels, safetySide);
      return unsafeClasses.reduce((sum, index) => sum + (shares[index] as number), 0) > unsafeFrom;
    },

    async cutOut(photo) {
      const mask = await findArticle(await openPicture(photo));
      const { autoOrient } = await sharp(photo).metadata();
      return maskPng(mask, autoOrient.width, autoOrient.height);
    },

    async close() {
      await Promise.all([networks.close(), reader.close()]);
    },
  };
}
