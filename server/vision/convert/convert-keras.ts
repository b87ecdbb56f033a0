import type { KerasLayer, KerasModel, KerasWeights } from './read-keras.ts';
import type { OnnxGraph, OnnxNode, OnnxTensor } from './write-onnx.ts';

type Attributes = NonNullable<OnnxNode['attributes']>;

/** Turns a Keras classifier of the MobileNet family into ONNX. */
export function convertKeras({ layers, weights }: KerasModel): OnnxGraph {
  const constants: OnnxTensor[] = [];
  const nodes: OnnxNode[] = [];

  function constant(name: string, transpose: (of: KerasWeights) => KerasWeights = (of) => of): string {
    const found = weights.get(name);
    if (!found) throw new Error(`these weights lack ${name}`);
    const { shape, values } = transpose(found);
    constants.push({ name, type: 'float32', shape, data: new Uint8Array(values.buffer) });
    return name;
  }

  function limits(layer: KerasLayer): string[] {
    const names = [`${layer.name}/least`, `${layer.name}/most`];
    [0, layer.config.max_value as number].forEach((limit, at) => {
      const data = new Uint8Array(Float32Array.of(limit).buffer);
      constants.push({ name: names[at] as string, type: 'float32', shape: [], data });
    });
    return names;
  }

  function dense(layer: KerasLayer, input: string): OnnxNode[] {
    const { name, config } = layer;
    const product = `${name}/product`;
    const inputs = [input, constant(`${name}/kernel`), constant(`${name}/bias`)];
    return [
      { operation: 'Gemm', inputs, outputs: [product] },
      { operation: config.activation === 'softmax' ? 'Softmax' : 'Relu', inputs: [product], outputs: [name] },
    ];
  }

  function convert(layer: KerasLayer): OnnxNode[] {
    const { name, config } = layer;
    const inputs = layer.inbound_nodes[0]?.map(([from]) => from) ?? [];
    const outputs = [name];
    const [input] = inputs as [string];
    switch (layer.class_name) {
      case 'InputLayer':
        return [];
      case 'Conv2D':
        return [
          {
            operation: 'Conv',
            inputs: [input, constant(`${name}/kernel`, outputsFirst)],
            outputs,
            attributes: window(config),
          },
        ];
      case 'DepthwiseConv2D': {
        const kernel = constant(`${name}/depthwise_kernel`, channelsFirst);
        const group = weights.get(kernel)?.shape[2] ?? 1;
        return [{ operation: 'Conv', inputs: [input, kernel], outputs, attributes: { ...window(config), group } }];
      }
      case 'ZeroPadding2D': {
        const [[top, bottom], [left, right]] = config.padding as [[number, number], [number, number]];
        const pads = Float64Array.of(0, 0, top, left, 0, 0, bottom, right);
        const data = new Uint8Array(BigInt64Array.from(pads, BigInt).buffer);
        constants.push({ name: `${name}/pads`, type: 'int64', shape: [8], data });
        return [{ operation: 'Pad', inputs: [input, `${name}/pads`], outputs }];
      }
      case 'BatchNormalization': {
        const parts = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map((part) => constant(`${name}/${part}`));
        const attributes = { epsilon: config.epsilon as number };
        return [{ operation: 'BatchNormalization', inputs: [input, ...parts], outputs, attributes }];
      }
      case 'ReLU':
        return [{ operation: 'Clip', inputs: [input, ...limits(layer)], outputs }];
      case 'Add':
        return [{ operation: 'Add', inputs, outputs }];
      case 'AveragePooling2D':
        return [{ operation: 'GlobalAveragePool', inputs, outputs }];
      case 'Flatten':
        return [{ operation: 'Flatten', inputs, outputs }];
      case 'Dropout':
        return [{ operation: 'Identity', inputs, outputs }];
      case 'Dense':
        return dense(layer, input);
      default:
        throw new Error(`layers of the kind ${layer.class_name} are not known here`);
    }
  }

  nodes.push(...layers.flatMap(convert));
  const [first, last] = [layers[0] as KerasLayer, layers.at(-1) as KerasLayer];
  const [, height, width, channels] = first.config.batch_input_shape as [null, number, number, number];
  return {
    nodes,
    constants,
    inputs: [{ name: first.name, type: 'float32', shape: [1, channels, height, width] }],
    outputs: [{ name: last.name, type: 'float32', shape: [1, last.config.units as number] }],
  };
}

function window(config: KerasLayer['config']): Attributes {
  return { strides: config.strides as number[], auto_pad: config.padding === 'same' ? 'SAME_UPPER' : 'VALID' };
}

/** From height, width, input, output to output, input, height, width. */
function outputsFirst({ shape, values }: KerasWeights): KerasWeights {
  const [height, width, inputs, outputs] = shape as [number, number, number, number];
  const transposed = new Float32Array(values.length);
  for (let place = 0; place < height * width; place += 1) {
    for (let input = 0; input < inputs; input += 1) {
      for (let output = 0; output < outputs; output += 1) {
        transposed[(output * inputs + input) * height * width + place] = values[
          (place * inputs + input) * outputs + output
        ] as number;
      }
    }
  }
  return { shape: [outputs, inputs, height, width], values: transposed };
}

/** For depthwise kernels: from height, width, channel, 1 to channel, 1, height, width. */
function channelsFirst({ shape, values }: KerasWeights): KerasWeights {
  const [height, width, channels] = shape as [number, number, number];
  return outputsFirst({ shape: [height, width, 1, channels], values });
}
