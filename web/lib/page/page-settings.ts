import type { PageSettings } from '../../../contracts/pages/page-settings.ts';

let onServer: PageSettings | null = null;

/** The server says what it writes into the pages; browsers read it from there, without a request. */
export function providePageSettings(settings: PageSettings): void {
  onServer = settings;
}

export function pageSettings(): PageSettings {
  if (onServer) return onServer;
  const { uploadMegabytes, application = '' } = document.documentElement.dataset;
  return { uploadMegabytes: Number(uploadMegabytes), application };
}

/** The settings as attributes of the page's root element. */
export function pageSettingsAttributes() {
  const { uploadMegabytes, application } = pageSettings();
  return { 'data-upload-megabytes': uploadMegabytes, 'data-application': application };
}
