import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { createPackageFiles } from '../../platform/package-files/package-files.ts';
import { type Network, prepareGraphs } from '../convert/prepare-graphs.ts';
import { headProbabilities, loadHead } from '../head/head.ts';
import { boxOf, coloursOf, maskOf, maskPng } from '../photo/cut-out.ts';
import { type Box, middleOf, openPicture, type Picture, printOf, squareOf } from '../photo/picture.ts';
import { boxWithoutSkin } from '../photo/without-skin.ts';
import { embedFeatures, meanFeatures } from '../recognition/embedding.ts';
import { recognise } from '../recognition/recognise.ts';
import { openWordReader, readWords } from '../text/word-reader.ts';
import { classProbabilities } from './classify.ts';
import { classifierSide, maskSide, safetySide } from './input-sizes.ts';
import { openNetworks } from './networks.ts';
import type { Vision } from './vision.ts';

/** The classes are drawing, hentai, neutral, porn, sexy; the last is allowed, because swimwear and underwear are sold. */
const unsafeClasses = [1, 3];
const unsafeFrom = 0.85;

/** Opens the vision networks and the word reader, each in its own worker thread. */
export function createVision({ cacheDir, threads }: { cacheDir: string; threads: number }): Vision {
  // biome-ignore lint/style/noProcessEnv: the runtime's native library reads it, and would otherwise report its use to its maker.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const files = createPackageFiles({ cacheDir });
  const graphs = () => prepareGraphs(files, cacheDir);
  const networks = openNetworks(graphs, threads);
  const reader = openWordReader();

  async function ask(
    network: Network,
    pixels: Uint8Array,
    side: number,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    return networks.ask({ network, pixels, side }, signal);
  }

  async function findArticle(picture: Picture, signal?: AbortSignal) {
    const pixels = await squareOf(picture, maskSide);
    const [answer] = await ask('saliency', pixels, maskSide, signal);
    return { mask: maskOf(answer as Float32Array), pixels };
  }

  return {
    prepare: async () => {
      await graphs();
    },

    async detect(photo, { signal, onStage } = {}) {
      onStage?.('looking');
      const picture = await openPicture(photo);
      const { mask, pixels } = await findArticle(picture, signal);
      const article = boxOf(mask, picture);
      const apart = boxWithoutSkin(mask, pixels, picture, article);
      onStage?.('recognising');
      const classify = async (part: Box) => {
        const pixels = await squareOf(picture, classifierSide, part);
        const [logits, features] = await ask('classifier', pixels, classifierSide, signal);
        return { logits: logits as Float32Array, features: features as Float32Array };
      };
      const parts = [middleOf(picture), article, ...(apart ? [apart] : [])];
      const classified = Promise.all(parts.map(classify)).then((answers) => {
        onStage?.('reading');
        return answers;
      });
      const reading = printOf(picture, article).then((print) => readWords(reader, print, signal));
      const naming = coloursOf(mask, picture);
      const [views, printed, colours] = await Promise.all([classified, reading, naming]);
      // Codes of features are stored and compared, so they are always of the same two views.
      const features = meanFeatures(views.slice(0, 2).map((view) => view.features));
      const head = await loadHead();
      const productTypes = headProbabilities(head, meanFeatures(views.map((view) => view.features)));
      // Other requests are answered before the rest, which takes as long again.
      await setImmediate();
      const observation = {
        classes: classProbabilities(views.map(({ logits }) => logits)),
        productTypes,
        shape: article.width / article.height,
        words: printed.all,
      };
      return {
        categories: recognise(observation, head),
        colours,
        words: printed.large,
        features,
        embedding: embedFeatures(features),
      };
    },

    async isUnsafe(photo) {
      const pixels = await squareOf(await openPicture(photo), safetySide);
      const [shares] = await ask('safety', pixels, safetySide);
      return unsafeClasses.reduce((sum, index) => sum + (shares?.[index] as number), 0) > unsafeFrom;
    },

    async cutOut(photo) {
      const { mask } = await findArticle(await openPicture(photo));
      const { autoOrient } = await sharp(photo).metadata();
      return maskPng(mask, autoOrient.width, autoOrient.height);
    },

    async close() {
      await Promise.all([networks.close(), reader.close()]);
    },
  };
}
