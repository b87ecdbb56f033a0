import sharp from 'sharp';

const registered = new Map<string, Promise<unknown>>();

/**
 * Makes font files known to the drawing library for the life of the process, by drawing once with each. It keeps what it reads of
 * them, ten megabytes for a font of Chinese, so this runs in processes that end.
 */
export async function registerFonts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const registering = registered.get(file) ?? register(file);
      registered.set(file, registering);
      return registering;
    }),
  );
}

const register = (fontfile: string) => sharp({ text: { text: 'a', font: 'sans 8', fontfile } }).metadata();
