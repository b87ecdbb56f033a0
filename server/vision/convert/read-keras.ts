export interface KerasLayer {
  name: string;
  class_name: string;
  config: Record<string, unknown>;
  inbound_nodes: [string, ...unknown[]][][];
}

export interface KerasWeights {
  shape: number[];
  values: Float32Array<ArrayBuffer>;
}

export interface KerasModel {
  layers: KerasLayer[];
  weights: Map<string, KerasWeights>;
}

interface WeightEntry {
  name: string;
  shape: number[];
  quantization: { min: number; scale: number };
}

/** Reads a Keras model that was packed as two scripts: one exports its layers, the other its weights in base 64. */
export function readKeras(layersScript: string, weightsScript: string): KerasModel {
  const model = readLiteral(layersScript) as {
    modelTopology: { model_config: { config: { layers: KerasLayer[] } } };
    weightsManifest: [{ weights: WeightEntry[] }];
  };
  const packed = Buffer.from(weightsScript.match(/exports="([A-Za-z0-9+/=]+)"/)?.[1] ?? '', 'base64');
  const weights = new Map<string, KerasWeights>();
  let at = 0;
  for (const { name, shape, quantization } of model.weightsManifest[0].weights) {
    const size = shape.reduce((product, side) => product * side, 1);
    const bytes = packed.subarray(at, at + size);
    weights.set(name, {
      shape,
      values: Float32Array.from(bytes, (byte) => byte * quantization.scale + quantization.min),
    });
    at += size;
  }
  if (at !== packed.length) throw new Error('the weights do not belong to these layers');
  return { layers: model.modelTopology.model_config.config.layers, weights };
}

/** Scripts of others are read, never run: the exported literal becomes JSON by giving its keys and numbers their full form. */
function readLiteral(script: string): unknown {
  const literal = script.slice(script.indexOf('exports={') + 'exports='.length, script.indexOf('},{}]},{},[1])'));
  const json = literal.replace(
    /"(?:[^"\\]|\\.)*"|([{,])(\w+):|!([01])|(?<![\w.])(-?)(\.\d)/g,
    (whole, before?: string, key?: string, not?: string, sign?: string, fraction?: string) => {
      if (key) return `${before}"${key}":`;
      if (not) return not === '0' ? 'true' : 'false';
      return fraction ? `${sign}0${fraction}` : whole;
    },
  );
  return JSON.parse(json);
}
