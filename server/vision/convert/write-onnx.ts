/** Element types by their numbers in ONNX. */
export const elementTypes = { float32: 1, uint8: 2, int32: 6, int64: 7 } as const;
export type ElementType = keyof typeof elementTypes;

export interface OnnxTensor {
  name: string;
  type: ElementType;
  /** Empty for a single value. */
  shape: number[];
  data: Uint8Array;
}

export interface OnnxNode {
  operation: string;
  /** Empty for ONNX's own operations. */
  domain?: string;
  inputs: string[];
  outputs: string[];
  attributes?: Record<string, number | string | number[]>;
}

export interface OnnxValue {
  name: string;
  type: ElementType;
  shape: number[];
}

export interface OnnxGraph {
  nodes: OnnxNode[];
  constants: OnnxTensor[];
  inputs: OnnxValue[];
  outputs: OnnxValue[];
}

/** Pieces of the file in their order: weights are passed on, never copied. */
type Field = Uint8Array[];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
  return bytes;
}

const number = (field: number, value: number): Field => [Uint8Array.from([...varint(field * 8), ...varint(value)])];

function message(field: number, parts: Field[]): Field {
  const pieces = parts.flat();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [Uint8Array.from([...varint(field * 8 + 2), ...varint(length)]), ...pieces];
}

const bytes = (field: number, value: Uint8Array): Field => message(field, [[value]]);
const text = (field: number, value: string): Field => bytes(field, Buffer.from(value));

function float(field: number, value: number): Field {
  const written = Buffer.alloc(5);
  written.writeUInt8(field * 8 + 5);
  written.writeFloatLE(value, 1);
  return [written];
}

/** Whole numbers are written as such: no attribute that we use is a fraction that happens to be whole. */
function attribute(name: string, value: number | string | number[]): Field {
  if (typeof value === 'string') return message(5, [text(1, name), text(4, value), number(20, 3)]);
  if (Array.isArray(value))
    return message(5, [text(1, name), ...value.map((entry) => number(8, entry)), number(20, 7)]);
  if (Number.isInteger(value)) return message(5, [text(1, name), number(3, value), number(20, 2)]);
  return message(5, [text(1, name), float(2, value), number(20, 1)]);
}

function node({ operation, domain = '', inputs, outputs, attributes = {} }: OnnxNode): Field {
  return message(1, [
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operation),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    text(7, domain),
  ]);
}

function constant({ name, type, shape, data }: OnnxTensor): Field {
  return message(5, [
    ...shape.map((size) => number(1, size)),
    number(2, elementTypes[type]),
    text(8, name),
    bytes(9, data),
  ]);
}

function value(field: number, { name, type, shape }: OnnxValue): Field {
  const dimensions = shape.map((size) => message(1, [number(1, size)]));
  const tensor = [number(1, elementTypes[type]), message(2, dimensions)];
  return message(field, [text(1, name), message(2, [message(1, tensor)])]);
}

const opset = (domain: string, version: number): Field => message(8, [text(1, domain), number(2, version)]);

/** Writes a graph in ONNX's file format, for onnxruntime to load, as pieces to be joined. */
export function writeOnnx({ nodes, constants, inputs, outputs }: OnnxGraph): Uint8Array[] {
  const graph = [
    ...nodes.map(node),
    text(2, 'graph'),
    ...constants.map(constant),
    ...inputs.map((entry) => value(11, entry)),
    ...outputs.map((entry) => value(12, entry)),
  ];
  return [number(1, 8), message(7, graph), opset('', 17), opset('com.microsoft', 1)].flat();
}
