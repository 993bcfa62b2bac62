import { type ComponentType, useEffect, useState } from 'react';
import { CodeError } from '#lib/api-error.ts';
import { useLocation } from 'react-router';
import { reportFailure } from '#lib/report-failure.ts';

/**
 * A component over the screen whose code comes when it is first asked for. Where the code does not arrive that is said,
 * and the screen below stays as it is; asked for again it is loaded again. `onMissing` takes back what had asked for it.
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onMissing: () => void = () => undefined,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function OnDemand(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    // What an address asks for is asked for again with the next one.
    const { key } = useLocation();
    useEffect(() => {
      if (loaded) return;
      load().then(
        (module) => {
          loaded = module.default;
          setComponent(() => module.default);
        },
        (cause: unknown) => {
          reportFailure(new CodeError('The code could not be loaded.', { cause }));
          onMissing();
        },
      );
    }, [key]);
    return Component && <Component {...props} />;
  };
}
