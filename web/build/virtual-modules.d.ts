declare module 'virtual:third-party-licenses' {
  export const packages: import('./third-party-licenses.ts').ShippedPackage[];
}
