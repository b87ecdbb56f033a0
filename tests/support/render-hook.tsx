import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { ToastProvider } from '../../web/ui/toast.tsx';

// React asks for this before `act` waits for what a change sets off.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The document of the tests has no top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

/** Renders into a page with a router and toasts until the test ends. `load` counts how often the page asked for its data. */
export async function renderPage(content: ReactNode, path = '/') {
  const load = vi.fn(() => null);
  const router = createMemoryRouter([{ path: '*', loader: load, element: content, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    ),
  );
  load.mockClear();
  const unmount = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  onTestFinished(unmount);
  return { place, load };
}

/** Renders a component that does nothing but use a hook; `result.current` is what the hook returned last. */
export async function renderHook<Props, Value>(useHook: (props: Props) => Value, props: Props) {
  const result = {} as { current: Value };
  let rerenderWith: (next: Props) => void;
  function Probe() {
    const [given, setGiven] = useState({ of: props });
    rerenderWith = (next) => setGiven({ of: next });
    result.current = useHook(given.of);
    return null;
  }
  const page = await renderPage(<Probe />);
  return { ...page, result, rerender: (next: Props) => act(async () => rerenderWith(next)) };
}
