/** The bytes before the input's dimensions; all messages here are short, so that each length takes one byte. */
const header = (name: string) => [0x0a, name.length, ...Buffer.from(name), 0x12, 0x18, 0x0a, 0x16, 0x08, 1, 0x12, 0x12];

/** The dimensions 1, 3, side, side in ONNX's encoding; sides from 128 to 16383 take the same number of bytes. */
function dimensions(side: number): number[] {
  const each = [0x0a, 3, 0x08, (side % 128) | 128, Math.floor(side / 128)];
  return [0x0a, 2, 0x08, 1, 0x0a, 2, 0x08, 3, ...each, ...each];
}

/** Changes the input size of a network that was exported for one size but works at any. */
export function resizeInput(model: Uint8Array, name: string, from: number, to: number): Uint8Array {
  const found = Buffer.from([...header(name), ...dimensions(from)]);
  const place = Buffer.from(model.buffer, model.byteOffset, model.length).indexOf(found);
  if (place < 0) throw new Error(`this network has no input ${name} of ${from} by ${from}`);
  const resized = Uint8Array.from(model);
  resized.set([...header(name), ...dimensions(to)], place);
  return resized;
}
