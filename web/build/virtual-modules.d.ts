declare module 'virtual:first-paint' {
  export const firstPaintScript: string;
}

declare module 'virtual:third-party-licenses' {
  export const licenses: import('./third-party-licenses.ts').LicenseGroup[];
}
