/** Acts at once; what is asked for during the pause after that is done once, at its end. */
export function throttle(pauseMs: number, act: () => void): () => void {
  let isPausing = false;
  let isAskedFor = false;
  return function ask(): void {
    isAskedFor = isPausing;
    if (isPausing) return;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (isAskedFor) ask();
    }, pauseMs).unref();
    act();
  };
}
