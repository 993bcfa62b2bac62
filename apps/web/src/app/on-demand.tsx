import { type ComponentType, useEffect, useState } from 'react';
import { NetworkError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';

/**
 * A component over the screen whose code comes when it is first asked for. Where the code does not arrive that is said,
 * and the screen below stays as it is; asked for again it is loaded again.
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function OnDemand(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (module) => {
          loaded = module.default;
          setComponent(() => module.default);
        },
        (cause: unknown) => reportFailure(new NetworkError('The code could not be loaded.', { cause })),
      );
    }, []);
    return Component && <Component {...props} />;
  };
}
