/** One operation of the graph with the places of its tensors. */
export interface TfliteOperation {
  /** Number of the operation in TensorFlow Lite's list. */
  code: number;
  inputs: number[];
  outputs: number[];
  /** Reads a whole number of its options by the field's position in the schema. */
  option(field: number): number;
  /** The same for a field of one byte. */
  choice(field: number): number;
}

export interface TfliteTensor {
  shape: number[];
  /** Number of the element type in TensorFlow Lite's list: 0 float32, 2 int32, 3 uint8. */
  type: number;
  /** Empty where the value is only known when the graph runs. */
  data: Uint8Array;
  scale: number;
  zeroPoint: number;
}

export interface TfliteGraph {
  tensors: TfliteTensor[];
  operations: TfliteOperation[];
  inputs: number[];
  outputs: number[];
}

/** A table of a flat buffer: fields are found through a list of offsets that stands before it. */
function tableAt(view: DataView, at: number) {
  const fields = at - view.getInt32(at, true);
  const size = view.getUint16(fields, true);
  const place = (field: number) => {
    const entry = 4 + field * 2;
    const offset = entry < size ? view.getUint16(fields + entry, true) : 0;
    return offset === 0 ? null : at + offset;
  };
  const pointed = (from: number) => from + view.getUint32(from, true);
  const list = (field: number) => {
    const from = place(field);
    if (from === null) return { length: 0, start: 0 };
    const start = pointed(from);
    return { length: view.getUint32(start, true), start: start + 4 };
  };
  return {
    byte: (field: number) => {
      const from = place(field);
      return from === null ? 0 : view.getInt8(from);
    },
    int: (field: number) => {
      const from = place(field);
      return from === null ? 0 : view.getInt32(from, true);
    },
    table: (field: number) => {
      const from = place(field);
      return from === null ? null : tableAt(view, pointed(from));
    },
    tables: (field: number) => {
      const { length, start } = list(field);
      return Array.from({ length }, (_, index) => tableAt(view, pointed(start + index * 4)));
    },
    ints: (field: number) => {
      const { length, start } = list(field);
      return Array.from({ length }, (_, index) => view.getInt32(start + index * 4, true));
    },
    float: (field: number) => {
      const { length, start } = list(field);
      return length === 0 ? 0 : view.getFloat32(start, true);
    },
    long: (field: number) => {
      const { length, start } = list(field);
      return length === 0 ? 0 : Number(view.getBigInt64(start, true));
    },
    bytes: (field: number) => {
      const { length, start } = list(field);
      return new Uint8Array(view.buffer, view.byteOffset + start, length);
    },
  };
}

type Table = ReturnType<typeof tableAt>;

/** Reads the first graph of a TensorFlow Lite file; tensors point into its bytes and are not copied. */
export function readTflite(file: Uint8Array): TfliteGraph {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const model = tableAt(view, view.getUint32(0, true));
  const codes = model.tables(1).map((entry) => Math.max(entry.byte(0), entry.int(3)));
  const buffers = model.tables(4);
  const graph = model.tables(2)[0] as Table;
  return {
    tensors: graph.tables(0).map((tensor) => ({
      shape: tensor.ints(0),
      type: tensor.byte(1),
      data: (buffers[tensor.int(2)] as Table).bytes(0),
      scale: tensor.table(4)?.float(2) ?? 0,
      zeroPoint: tensor.table(4)?.long(3) ?? 0,
    })),
    operations: graph.tables(3).map((operation) => {
      const options = operation.table(4);
      return {
        code: codes[operation.int(0)] as number,
        inputs: operation.ints(1),
        outputs: operation.ints(2),
        option: (field) => options?.int(field) ?? 0,
        choice: (field) => options?.byte(field) ?? 0,
      };
    }),
    inputs: graph.ints(1),
    outputs: graph.ints(2),
  };
}
