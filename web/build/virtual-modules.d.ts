declare module 'virtual:third-party-licenses' {
  export const licenses: import('./third-party-licenses.ts').SharedLicense[];
}
