import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { ToastProvider } from '../../web/ui/overlays/toast.tsx';

// React requires this flag before `act` waits for the effects of an update.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The test DOM has no top layer, so popovers are stubbed.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

/** Renders content with a router and toasts until the test ends. `load` is the mocked route loader. */
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

/** Renders a component that only calls a hook; `result.current` is the hook's latest return value. */
export async function renderHook<Props, Value>(useHook: (props: Props) => Value, props: Props) {
  const result = {} as { current: Value };
  let rerenderWith: (next: Props) => void;
  function Probe() {
    const [current, setCurrent] = useState({ props });
    rerenderWith = (next) => setCurrent({ props: next });
    result.current = useHook(current.props);
    return null;
  }
  const page = await renderPage(<Probe />);
  return { ...page, result, rerender: (next: Props) => act(async () => rerenderWith(next)) };
}
