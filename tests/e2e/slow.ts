/** Marks a long journey, or one that waits for clocks and several tabs: these run in a stage of their own. */
export const slow = '@slow';
