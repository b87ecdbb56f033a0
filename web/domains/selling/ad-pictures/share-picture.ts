/** Shares the picture file, or its URL where files cannot be shared; copies the URL where sharing is not supported. */
export async function sharePicture(address: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = new URL(address, window.location.href).href;
  try {
    if (typeof navigator.share === 'function') {
      const files = [await fetchFile(url)];
      await navigator.share(navigator.canShare?.({ files }) ? { files, title } : { title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The user closed the device's share dialog, which is not a failure.
    return (error as Error).name === 'AbortError' ? 'shared' : 'failed';
  }
}

async function fetchFile(url: string): Promise<File> {
  const picture = await (await fetch(url)).blob();
  return new File([picture], url.slice(url.lastIndexOf('/') + 1), { type: picture.type });
}
