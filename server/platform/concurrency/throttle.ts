/** Acts at once; calls during the pause that follows lead to one more action at its end. */
export function throttle(pauseMs: number, act: () => void): () => void {
  let isPausing = false;
  let wasCalled = false;
  return function call(): void {
    wasCalled = isPausing;
    if (isPausing) return;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (wasCalled) call();
    }, pauseMs).unref();
    act();
  };
}
