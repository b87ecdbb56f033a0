declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified forms, separated by '|'. */
  const pairs: string;
  export default pairs;
}
